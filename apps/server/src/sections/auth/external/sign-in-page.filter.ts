import { type ArgumentsHost, Catch, Inject, Injectable } from "@nestjs/common";
import type { Request, Response } from "express";
import { ClientGone } from "../../../platform/errors/client-gone.js";
import { ProblemFilter } from "../../../platform/errors/problem.filter.js";
import { ThrownErrors } from "../../../platform/errors/thrown-errors.js";
import { wantsPage } from "../../../platform/http/wants-page.js";
import type { WebClient } from "../../../platform/web-client/read-web-client.js";
import { SERVED_WEB_CLIENT } from "../../../platform/web-client/served-web-client.js";
import { reasonOf } from "./refused-sign-in.js";

const SIGN_IN_PAGE = "/sign-in";

/**
 * A person whose browser is on the way to a provider or back reads the web client's sentence, not the API's; programs,
 * and all where no client is served, get the error (docs/reference/sign-in.md#back-in-the-web-client).
 */
@Catch()
@Injectable()
export class SignInPageFilter extends ProblemFilter {
  constructor(
    errors: ThrownErrors,
    @Inject(SERVED_WEB_CLIENT) private readonly client: WebClient | null,
  ) {
    super(errors);
  }

  override catch(thrown: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    const [request, response] = [http.getRequest<Request>(), http.getResponse<Response>()];
    const isTold = this.client === null || thrown instanceof ClientGone || response.headersSent;
    if (isTold || !wantsPage(request)) {
      super.catch(thrown, host);
      return;
    }
    const { method, path } = request;
    const reason = reasonOf(this.errors.toApiError(thrown, { method, path }));
    response.redirect(`${SIGN_IN_PAGE}?external=${reason}`);
  }
}
