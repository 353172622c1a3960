import { startTelemetry } from "./platform/telemetry/start-telemetry.js";

// Before anything else is loaded: what is traced is changed as it is loaded.
await startTelemetry(process.env);
await import("./serve.js");
