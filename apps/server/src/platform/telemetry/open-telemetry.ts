import { createRequire } from "node:module";
import { setTimeout as wait } from "node:timers/promises";
import { metrics, SpanStatusCode, trace } from "@opentelemetry/api";
import { NodeSDK } from "@opentelemetry/sdk-node";
import { instrumentations } from "./instrumentations.js";
import { sendLine } from "./log-records.js";
import { type Complain, reportTelemetryFailures } from "./report-failures.js";
import type { Attributes, Telemetry } from "./telemetry.js";

/** What a collector that does not take the rest may cost a stop. */
export const STOP_MS = 5_000;

const SCOPE = "service";

/** Starts OpenTelemetry: where and how it sends is what the `OTEL_` variables say. */
export function openTelemetry(complain: Complain): Telemetry {
  const sdk = new NodeSDK({ instrumentations: instrumentations(), ...serviceName() });
  reportTelemetryFailures(complain);
  sdk.start();
  loadWhatIsTraced();
  return {
    traceId: () => trace.getActiveSpan()?.spanContext().traceId ?? null,
    span: inSpan,
    gauge: (name, attributes, read) => {
      const gauge = metrics.getMeter(SCOPE).createObservableGauge(name);
      gauge.addCallback((result) => result.observe(read(), attributes));
    },
    answered: () => undefined,
    line: sendLine,
    stop: () =>
      Promise.race([sdk.shutdown().catch(() => undefined), wait(STOP_MS, undefined, { ref: false })]),
  };
}

async function inSpan<Value>(
  name: string,
  attributes: Attributes,
  work: () => Promise<Value>,
): Promise<Value> {
  return trace.getTracer(SCOPE).startActiveSpan(name, { attributes }, async (span) => {
    try {
      return await work();
    } catch (thrown) {
      // Its message may quote what somebody sent.
      span.setAttribute("error.type", thrown instanceof Error ? thrown.name : typeof thrown);
      span.setStatus({ code: SpanStatusCode.ERROR });
      throw thrown;
    } finally {
      span.end();
    }
  });
}

/** The operator's name for the instance goes first. */
function serviceName(): { serviceName?: string } {
  const named = process.env["OTEL_SERVICE_NAME"] || /(^|,)\s*service\.name=/.test(resourceAttributes());
  return named ? {} : { serviceName: SCOPE };
}

function resourceAttributes(): string {
  return process.env["OTEL_RESOURCE_ATTRIBUTES"] ?? "";
}

/**
 * What is traced is changed when it is required, in place; the service imports the same objects afterwards. No
 * loader hook is needed for that.
 */
function loadWhatIsTraced(): void {
  const require = createRequire(import.meta.url);
  for (const name of ["http", "pg"]) {
    require(name);
  }
  createRequire(require.resolve("@nestjs/platform-express"))("express");
}
