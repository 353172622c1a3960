import { STATUS_CODES } from "node:http";
import { HttpException, Injectable } from "@nestjs/common";
import { Log } from "../logging/log.js";
import { answerTo } from "./answers.js";
import { ApiError, notFound, unavailable } from "./api-error.js";
import { AwayLine } from "./away-line.js";
import { isDatabaseAway } from "./database-failure.js";
import { Refused } from "./refused.js";
import { isUndecodableAddress } from "./undecodable-address.js";

/** What was thrown, as the error that is answered: whatever is no expected outcome is logged and told as a bug of ours. */
@Injectable()
export class ThrownErrors {
  private readonly away: AwayLine;

  constructor(private readonly log: Log) {
    this.away = new AwayLine(log);
  }

  /** `about` stands in the log line of a bug. */
  toApiError(thrown: unknown, about: Readonly<Record<string, string>>): ApiError {
    if (thrown instanceof ApiError) {
      return thrown;
    }
    if (thrown instanceof Refused) {
      return this.toApiError(answerTo(thrown.refusal), about);
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
    this.log.error({ err: thrown, ...about }, "request failed");
    return new ApiError({
      status: 500,
      type: "internal_error",
      title: "Something went wrong inside the service",
    });
  }
}

/** As a part of a file that is not there: of the pages of the API's documentation alone, no handler throws such. */
function refusedByTheFramework(thrown: HttpException): ApiError {
  const status = thrown.getStatus();
  const title = `The request cannot be answered: ${STATUS_CODES[status] ?? status}`;
  return new ApiError({ status, type: "invalid_request", title });
}
