import { STATUS_CODES } from "node:http";
import { type ArgumentsHost, Catch, type ExceptionFilter, HttpException, Injectable } from "@nestjs/common";
import type { Request, Response } from "express";
import { Log } from "../logging/log.js";
import { answerTo } from "./answers.js";
import { ApiError, notFound, unavailable } from "./api-error.js";
import { AwayLine } from "./away-line.js";
import { ClientGone } from "./client-gone.js";
import { isDatabaseAway } from "./database-failure.js";
import { Refused } from "./refused.js";
import { isUndecodableAddress } from "./undecodable-address.js";

/** Answers every error as problem details (`application/problem+json`). */
@Catch()
@Injectable()
export class ProblemFilter implements ExceptionFilter {
  private readonly away: AwayLine;

  constructor(private readonly log: Log) {
    this.away = new AwayLine(log);
  }

  catch(thrown: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    const response = http.getResponse<Response>();
    if (thrown instanceof ClientGone) {
      response.destroy();
      return;
    }
    const error = this.toApiError(thrown, http.getRequest<Request>());
    if (response.headersSent) {
      response.destroy();
      return;
    }
    writeProblem(response, error);
  }

  private toApiError(thrown: unknown, request: Request): ApiError {
    if (thrown instanceof ApiError) {
      return thrown;
    }
    if (thrown instanceof Refused) {
      return this.toApiError(answerTo(thrown.refusal), request);
    }
    if (thrown instanceof HttpException && thrown.getStatus() === 404) {
      return notFound("There is no such endpoint");
    }
    if (isUndecodableAddress(thrown)) {
      return notFound("The address cannot be read");
    }
    if (thrown instanceof HttpException && thrown.getStatus() < 500) {
      return refusedByTheFramework(thrown);
    }
    if (isDatabaseAway(thrown)) {
      this.away.say(thrown);
      return unavailable("The service cannot use its database now");
    }
    this.log.error({ err: thrown, method: request.method, path: request.path }, "request failed");
    return new ApiError({
      status: 500,
      type: "internal_error",
      title: "Something went wrong inside the service",
    });
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

/** As a part of a file that is not there: of the pages of the API's documentation alone, no handler throws such. */
function refusedByTheFramework(thrown: HttpException): ApiError {
  const status = thrown.getStatus();
  const title = `The request cannot be answered: ${STATUS_CODES[status] ?? status}`;
  return new ApiError({ status, type: "invalid_request", title });
}
