// A file of ours to load when it is needed: packed, the library itself would have no names there (tools/pack).
export { Client } from "undici";
