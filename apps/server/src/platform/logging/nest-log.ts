import type { LoggerService } from "@nestjs/common";
import { Log } from "./log.js";

/** Nest's own lines in our form: warnings and errors only. */
export class NestLog implements LoggerService {
  constructor(private readonly sink: Log) {}

  log(): void {}

  warn(message: unknown, context?: string): void {
    this.sink.warn({ context }, String(message));
  }

  error(message: unknown, stack?: string, context?: string): void {
    this.sink.error({ stack, context }, String(message));
  }
}
