import type { NextFunction, Request, Response } from "express";
import { writeProblem } from "../errors/problem.filter.js";
import { takesPage, wantsPage } from "../http/wants-page.js";
import { notAllowed } from "../routes/method-not-allowed.js";
import type { Route } from "../routes/routes.js";
import type { WebClient } from "./read-web-client.js";
import { sendClientFile } from "./send-client-file.js";
import { indexSender } from "./send-index.js";
import { servicePaths } from "./service-paths.js";

const METHODS = ["GET", "HEAD"];

/**
 * Sends the files of the web client, and its one page for every address that is none of the service's, to whoever
 * wants a page (docs/reference/running.md#the-web-client). All else is what it was without a web client.
 */
export function webClientMiddleware({ index, files }: WebClient, routes: readonly Route[]) {
  const sendIndex = indexSender(index);
  const isOfTheService = servicePaths(routes);
  return async (request: Request, response: Response, next: NextFunction): Promise<void> => {
    const { method, path } = request;
    const file = files.get(path);
    const isRead = METHODS.includes(method);
    if (!isRead && (file !== undefined || path === "/")) {
      writeProblem(response, notAllowed(method, METHODS));
    } else if (isRead && file !== undefined) {
      await sendClientFile(request, response, file);
    } else if (isRead && !isOfTheService(path) && (path === "/" ? takesPage : wantsPage)(request)) {
      sendIndex(request, response);
    } else {
      forgetMissing(path, response);
      next();
    }
  };
}

/** Another process of the service may have the file that this one has not yet, or no more: no cache keeps that. */
function forgetMissing(path: string, response: Response): void {
  if (path.startsWith("/assets/")) {
    response.setHeader("Cache-Control", "no-store");
  }
}
