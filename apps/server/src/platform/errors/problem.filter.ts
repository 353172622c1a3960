import { type ArgumentsHost, Catch, type ExceptionFilter, Injectable } from "@nestjs/common";
import type { Request, Response } from "express";
import type { ApiError } from "./api-error.js";
import { ClientGone } from "./client-gone.js";
import { ThrownErrors } from "./thrown-errors.js";

/** Answers every error as problem details (`application/problem+json`). */
@Catch()
@Injectable()
export class ProblemFilter implements ExceptionFilter {
  constructor(protected readonly errors: ThrownErrors) {}

  catch(thrown: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    const response = http.getResponse<Response>();
    if (thrown instanceof ClientGone) {
      response.destroy();
      return;
    }
    const { method, path } = http.getRequest<Request>();
    const error = this.errors.toApiError(thrown, { method, path });
    if (response.headersSent) {
      response.destroy();
      return;
    }
    writeProblem(response, error);
  }
}

/** Writes one error answer; also used where no Nest filter reaches. */
export function writeProblem(response: Response, error: ApiError): void {
  for (const [name, value] of Object.entries(error.headers)) {
    response.setHeader(name, value);
  }
  response
    .status(error.status)
    .type("application/problem+json")
    .send(JSON.stringify({ type: error.type, title: error.message, errors: error.errors, ...error.members }));
}
