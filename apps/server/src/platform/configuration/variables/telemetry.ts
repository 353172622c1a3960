import type { Variable } from "./variable.js";

export const TELEMETRY_VARIABLES = [
  {
    name: "Service__MetricsPort",
    whenUnset: "nothing is counted",
    profile: "both",
    does: "The port at which `GET /metrics` answers in the text format of Prometheus, on the addresses of `Service__Bind`, to whoever can reach it ([metrics](metrics.md)). `0` takes any free port.",
    refused: "no port; the port of the service itself; a port in use",
  },
  {
    name: "OTEL_EXPORTER_OTLP_ENDPOINT",
    whenUnset: "nothing leaves the instance, and the other variables here do nothing",
    profile: "both",
    does: "Where traces, metrics and logs go by OTLP: the address of a collector.",
    refused: "not an absolute `http` or `https` URL",
  },
  {
    name: "OTEL_EXPORTER_OTLP_PROTOCOL",
    whenUnset: "`http/protobuf`",
    profile: "both",
    does: "`http/protobuf`, `http/json` or `grpc`.",
    refused: null,
  },
  {
    name: "OTEL_EXPORTER_OTLP_HEADERS",
    whenUnset: "none",
    profile: "both",
    does: "Headers for the collector, `name=value` separated by `,`.",
    refused: null,
  },
  {
    name: "OTEL_SERVICE_NAME",
    whenUnset: "`service`",
    profile: "both",
    does: "The name under which this instance appears.",
    refused: null,
  },
  {
    name: "OTEL_RESOURCE_ATTRIBUTES",
    whenUnset: "none",
    profile: "both",
    does: "What else is said of the instance, `name=value` separated by `,`.",
    refused: null,
  },
  {
    name: "OTEL_TRACES_SAMPLER",
    whenUnset: "`parentbased_always_on`",
    profile: "both",
    does: "Which requests are traced. The other variables of the OpenTelemetry standard go with it, except those that choose what is traced of the program.",
    refused: null,
  },
  {
    name: "OTEL_TRACES_SAMPLER_ARG",
    whenUnset: "1",
    profile: "both",
    does: "The part of the requests that a sampler by ratio takes, from 0 to 1.",
    refused: null,
  },
] as const satisfies readonly Variable[];
