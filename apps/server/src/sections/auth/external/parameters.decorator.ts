import { createParamDecorator, type ExecutionContext } from "@nestjs/common";
import type { Request } from "express";

/** The query as it was sent: a parameter that is there twice stays there twice. */
export const ParametersOf = createParamDecorator((_: unknown, context: ExecutionContext): URLSearchParams => {
  const { originalUrl } = context.switchToHttp().getRequest<Request>();
  return new URLSearchParams(originalUrl.split("?").slice(1).join("?"));
});
