// What a test in a real browser needs of the store.
export { answered, openDatabase } from "../database";
export { IndexedStore } from "../indexed";
export { SafeStore } from "../safe";
