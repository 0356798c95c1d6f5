import { mount } from "svelte";
import App from "./App.svelte";
import { keepShell } from "./offline.svelte";
import { router } from "../page/router.svelte";
import { settings } from "../mine/settings.svelte";
import { begin } from "../screens/index";
import { recall } from "../page/storage";
import "../styles/fonts.css";
import "../styles/tokens.css";
import "../styles/base.css";
import "../styles/utilities.css";

router.start();
begin(router.route);
await settings.start();
const target = document.getElementById("app");
target?.replaceChildren();
if (target) mount(App, { target });
void keepShell();
if (Object.keys(recall("lynxdeck.trail", {})).length > 0)
  void import("../mine/looks").then(
    ({ dress }) => dress(),
    () => {},
  );
