import { mount } from "svelte";
import App from "./App.svelte";
import { catalogue } from "./lib/catalogue.svelte";
import { freshenOnLoss, keepShell } from "./lib/offline";
import { router } from "./lib/router.svelte";
import { settings } from "./lib/settings.svelte";
import "./styles/tokens.css";
import "./styles/base.css";

freshenOnLoss();
router.start();
// The first page asks for the games: no need to wait for the words.
if (router.route.screen === "home") void catalogue.load();
await settings.start();
const target = document.getElementById("app");
if (target) mount(App, { target });
void keepShell();
