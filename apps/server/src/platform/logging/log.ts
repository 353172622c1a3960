import { Injectable } from "@nestjs/common";
import { type Logger, pino } from "pino";
import { requestContext } from "./request-context.js";

/** JSON lines on standard output, each with the request it belongs to. Never a secret, cookie, password or body. */
@Injectable()
export class Log {
  private readonly pino: Logger = pino({
    base: { service: "service" },
    messageKey: "message",
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
    serializers: { err: errorFields },
    mixin: () => ({ ...requestContext.getStore() }),
  });

  info(fields: object, message: string): void {
    this.pino.info(fields, message);
  }

  warn(fields: object, message: string): void {
    this.pino.warn(fields, message);
  }

  error(fields: object, message: string): void {
    this.pino.error(fields, message);
  }
}

/** What of an error is written: never its other fields, which may hold the values of a query. */
function errorFields(thrown: unknown): object {
  if (!(thrown instanceof Error)) return { message: typeof thrown };
  const { name, message, stack } = thrown;
  const code = "code" in thrown ? String(thrown.code) : undefined;
  const cause = thrown.cause instanceof Error ? errorFields(thrown.cause) : undefined;
  return { name, message, code, stack, cause };
}
