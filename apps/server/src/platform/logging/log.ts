import { type Logger, pino } from "pino";
import { type LogLevel, telemetry } from "../telemetry/telemetry.js";
import { lineBatch } from "./line-batch.js";
import { withPlacesInSources } from "./places-in-sources.js";
import { requestContext } from "./request-context.js";
import { timeNow } from "./time-now.js";

/**
 * JSON lines on standard output, each with the request it belongs to. Never a secret, cookie, password or body. It
 * needs nothing of the framework, which a start that is refused does not load.
 */
export class Log {
  private readonly pino: Logger = pino(
    {
      base: { service: "service" },
      messageKey: "message",
      timestamp: () => `,"time":"${timeNow()}"`,
      formatters: { level: (label) => ({ level: label }) },
      serializers: { err: errorFields },
    },
    lineBatch,
  );

  info(fields: object, message: string): void {
    this.write("info", fields, message);
  }

  warn(fields: object, message: string): void {
    this.write("warn", fields, message);
  }

  error(fields: object, message: string): void {
    this.write("error", fields, message);
  }

  /** A line for this machine alone, as the setup code: it never goes to a collector. */
  here(level: LogLevel, fields: object, message: string): void {
    this.pino[level](fields, message);
  }

  private write(level: LogLevel, fields: object, message: string): void {
    const { traceId, line } = telemetry();
    const trace = traceId();
    const all = { ...requestContext.getStore(), ...fields };
    this.pino[level](trace === null ? all : { traceId: trace, ...all }, message);
    line(level, message, withErrorFields(all));
  }
}

function withErrorFields(fields: object): object {
  return "err" in fields ? { ...fields, err: errorFields(fields.err) } : fields;
}

/** SQLSTATEs of a value that PostgreSQL did not like, which its message quotes. */
const REFUSED_VALUE = /^22...$/;

/** What of an error is written: never its other fields, which may hold the values of a query. */
function errorFields(thrown: unknown): object {
  if (!(thrown instanceof Error)) {
    return { message: typeof thrown };
  }
  const { name, stack } = thrown;
  const code = "code" in thrown ? String(thrown.code) : undefined;
  const cause = thrown.cause instanceof Error ? errorFields(thrown.cause) : undefined;
  const message = REFUSED_VALUE.test(code ?? "") ? "the database refused a value" : thrown.message;
  return { name, message, code, stack: stackOf(stack, thrown.message, message), cause };
}

/** Without the message as it was thrown, before anything else happens to it. */
function stackOf(stack: unknown, thrown: string, told: string): string | undefined {
  return typeof stack === "string" ? withPlacesInSources(stack.replace(thrown, () => told)) : undefined;
}
