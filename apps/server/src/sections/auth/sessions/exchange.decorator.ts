import { createParamDecorator, type ExecutionContext } from "@nestjs/common";
import type { Exchange } from "./sessions.service.js";

/** The request and its answer, where a session begins or ends. */
export const ExchangeOf = createParamDecorator((_: unknown, context: ExecutionContext): Exchange => {
  const http = context.switchToHttp();
  return { request: http.getRequest(), response: http.getResponse() };
});
