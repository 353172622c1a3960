import { DiagLogLevel, diag } from "@opentelemetry/api";

/** Says to who runs the service, and not to a collector, why telemetry does not arrive or does less than asked. */
export type Complain = (reason: string) => void;

const EVERY_MS = 60_000;
const LONGEST_REASON = 500;

/** Complains of what OpenTelemetry says is wrong, once a minute at most. */
export function reportTelemetryFailures(complain: Complain): void {
  let last = Number.NEGATIVE_INFINITY;
  const say = (...words: readonly unknown[]): void => {
    if (performance.now() - last < EVERY_MS) {
      return;
    }
    last = performance.now();
    complain(reasonIn(words));
  };
  const silent = (): void => undefined;
  diag.setLogger(
    { error: say, warn: say, info: silent, debug: silent, verbose: silent },
    { logLevel: DiagLogLevel.WARN, suppressOverrideMessage: true },
  );
}

/** The sentences among what a part of OpenTelemetry has to say; what else it hands over may be what was to be sent. */
function reasonIn(words: readonly unknown[]): string {
  const sentences = words.flatMap((word) => {
    if (word instanceof Error) {
      return [word.message];
    }
    return typeof word === "string" ? [word] : [];
  });
  return sentences.join(": ").slice(0, LONGEST_REASON);
}
