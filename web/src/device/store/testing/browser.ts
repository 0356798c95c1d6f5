// What a test in a real browser needs of the store.
export { answered } from "../../../page/database";
export { IndexedStore, openDatabase } from "../indexed";
export { SafeStore } from "../safe";
