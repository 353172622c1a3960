import { isTelemetryEndpoint } from "./platform/configuration/telemetry-endpoint.js";

// Where the packed program begins (tools/pack). Telemetry changes modules as they are loaded, so it needs each of them
// by itself: with a collector the compiled program runs in place of the packed one.
const isTraced = isTelemetryEndpoint(process.env["OTEL_EXPORTER_OTLP_ENDPOINT"] ?? "");
await (isTraced ? import(new URL("../dist/main.js", import.meta.url).href) : import("./main.js"));
