/** What bots are called, the first free name first (src/lynxdeck/table/commands.py). */
export const BOT_NAMES = ["Luna", "Otto", "Mila", "Bruno", "Cleo", "Felix", "Nora", "Hugo", "Ida", "Leo"];
