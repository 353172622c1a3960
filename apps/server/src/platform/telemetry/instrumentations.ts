import type { Span } from "@opentelemetry/api";
import { getNodeAutoInstrumentations } from "@opentelemetry/auto-instrumentations-node";

const TRACED = "http,express,pg,runtime-node";

/**
 * What is traced and measured without the service's doing: requests, statements, the runtime. Nothing else may be
 * switched on from outside, since each further one would tell more than is promised.
 */
export function instrumentations(): ReturnType<typeof getNodeAutoInstrumentations> {
  process.env["OTEL_NODE_ENABLED_INSTRUMENTATIONS"] = TRACED;
  return getNodeAutoInstrumentations({
    "@opentelemetry/instrumentation-http": {
      // Whoever the service calls learns nothing of its traces.
      disableOutgoingRequestInstrumentation: true,
      headersToSpanAttributes: {},
      // Probes come every few seconds and say nothing.
      ignoreIncomingRequestHook: ({ url }) => /^\/health(\/|$)/.test(url ?? ""),
      startIncomingSpanHook: () => WITHHELD,
    },
    "@opentelemetry/instrumentation-express": {
      // Here only to find the route; a span for every middleware would tell nothing.
      ignoreLayers: [() => true],
    },
    "@opentelemetry/instrumentation-pg": {
      requireParentSpan: true,
      ignoreConnectSpans: true,
      enhancedDatabaseReporting: false,
      requestHook: withoutMessage,
    },
  });
}

/** A query may hold a code or a cursor; the address is what anybody wrote into a header. */
const WITHHELD = { "url.query": undefined, "client.address": undefined };

/** PostgreSQL quotes the value that it did not like in its message. */
function withoutMessage(span: Span): void {
  const setStatus = span.setStatus.bind(span);
  span.setStatus = ({ code }) => setStatus({ code });
}
