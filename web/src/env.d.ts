/// <reference types="svelte" />
/// <reference types="vite/client" />

/** True in dev and gallery builds: the fixture pages are left out of what people get. */
declare const __GALLERY__: boolean;

declare module "virtual:locale/*" {
  const text: string;
  export default text;
}
