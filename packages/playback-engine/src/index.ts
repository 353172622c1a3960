export { ENGINE_VERSION } from "./engine-version.js";
