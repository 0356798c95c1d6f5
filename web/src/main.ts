import { mount } from "svelte";
import App from "./App.svelte";
import { freshenOnLoss, keepShell } from "./lib/offline";
import { router } from "./lib/router.svelte";
import { settings } from "./lib/settings.svelte";
import "./styles/tokens.css";
import "./styles/base.css";

freshenOnLoss();
router.start();
await settings.start();
const target = document.getElementById("app");
if (target) mount(App, { target });
void keepShell();
