import { mount } from "svelte";
import App from "./App.svelte";
import { keepShell } from "./lib/offline.svelte";
import { router } from "./lib/router.svelte";
import { settings } from "./lib/settings.svelte";
import { watchKeeping } from "./local/stay";
import { begin } from "./screens";
import "./styles/fonts.css";
import "./styles/tokens.css";
import "./styles/base.css";

router.start();
begin(router.route);
await settings.start();
const target = document.getElementById("app");
target?.replaceChildren();
if (target) mount(App, { target });
void keepShell();
watchKeeping();
