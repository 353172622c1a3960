// What threads of other sections use of settings. None of it knows the framework; the lint follows every import.
export { readStoredSettings, type StoredSettings } from "./reading/read-stored-settings.js";
