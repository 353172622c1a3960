export type LogLevel = "info" | "warn" | "error";

/** What names a span or a value: words of ours, never what somebody sent. */
export type Attributes = Readonly<Record<string, string | number | boolean>>;

/** A request that was answered, or whose client left. */
export interface Answered {
  readonly method: string;
  /** As it is declared, with names in place of IDs; empty where no route was found. */
  readonly route: string;
  readonly status: number;
  readonly ms: number;
}

/**
 * What the service tells about itself to a collector, if it has one (docs/reference/running.md#telemetry).
 */
export interface Telemetry {
  /** The trace that this line of work belongs to; null outside a trace, and without a collector. */
  traceId(): string | null;
  /** Does the work as a span of the trace. */
  span<Value>(name: string, attributes: Attributes, work: () => Promise<Value>): Promise<Value>;
  /** Has a value read whenever metrics are sent. */
  gauge(name: string, attributes: Attributes, read: () => number): void;
  /** Counts a request; a collector is told of it by what traces it. */
  answered(answer: Answered): void;
  /** Sends a line of the log along. */
  line(level: LogLevel, message: string, fields: object): void;
  /** Sends what waits, and ends; within a few seconds, whether the collector takes it or not. */
  stop(): Promise<void>;
}

const NONE: Telemetry = {
  traceId: () => null,
  span: (_name, _attributes, work) => work(),
  gauge: () => undefined,
  answered: () => undefined,
  line: () => undefined,
  stop: async () => undefined,
};

let current: Telemetry = NONE;

/** The telemetry of this thread. Without a collector it does nothing and nothing of it is loaded. */
export function telemetry(): Telemetry {
  return current;
}

/** Puts the one in that sends; called once, before the service is loaded. */
export function useTelemetry(one: Telemetry): void {
  current = one;
}
