import type { Server } from "node:http";
import { NestFactory } from "@nestjs/core";
import type { NestExpressApplication } from "@nestjs/platform-express";
import type { RequestHandler } from "express";
import { AppModule } from "./app.module.js";
import { AUTHENTICATOR } from "./platform/access/authenticator.js";
import { sameOriginMiddleware } from "./platform/access/same-origin.middleware.js";
import type { Configuration } from "./platform/configuration/configuration.js";
import { allowedHostMiddleware } from "./platform/http/allowed-host.middleware.js";
import { below, inTurn } from "./platform/http/in-turn.js";
import { answerKnownByTag } from "./platform/http/known-answers.js";
import { oneReadingMiddleware } from "./platform/http/one-reading.middleware.js";
import { answerOtherExpectations } from "./platform/http/other-expectations.js";
import { requestIdMiddleware } from "./platform/http/request-id.middleware.js";
import { steadyHeaders } from "./platform/http/steady-headers.js";
import { strictTransportMiddleware } from "./platform/http/strict-transport.middleware.js";
import { toolOriginMiddleware } from "./platform/http/tool-origin.middleware.js";
import { answerUnreadableRequests } from "./platform/http/unreadable-request.js";
import { Log } from "./platform/logging/log.js";
import { NestLog } from "./platform/logging/nest-log.js";
import { serveOpenApi } from "./platform/openapi/openapi.js";
import { identifyMiddleware } from "./platform/rate-limit/identify.middleware.js";
import { RateLimiter } from "./platform/rate-limit/rate-limiter.js";
import { COUNTED_PATHS } from "./platform/rate-limit/rate-limits.js";
import { methodNotAllowed } from "./platform/routes/method-not-allowed.js";
import { notAcceptable } from "./platform/routes/not-acceptable.js";
import { type Route, routesOf } from "./platform/routes/routes.js";
import type { WebClient } from "./platform/web-client/read-web-client.js";
import { SERVED_WEB_CLIENT } from "./platform/web-client/served-web-client.js";
import { webClientMiddleware } from "./platform/web-client/web-client.middleware.js";

export const HEADERS_MS = 15_000;
export const REQUEST_MS = 120_000;
/** Longer than proxies keep idle connections (60 s by habit): one closed under a request that sets out is a 502 there. */
export const KEEP_ALIVE_MS = 65_000;

const API = "/api";

/** Builds the application with everything in front of its routes; it does not listen yet. */
export async function createApp(configuration: Configuration): Promise<NestExpressApplication> {
  const app = await NestFactory.create<NestExpressApplication>(AppModule.with(configuration), {
    bodyParser: false,
    abortOnError: false,
    logger: new NestLog(new Log()),
  });
  const routes = routesOf(app);
  app.set("etag", false);
  answerKnownByTag(app);
  app.set("trust proxy", false);
  app.set("query parser", "simple");
  app.disable("x-powered-by");
  app.use(inFrontOfRoutes(app, configuration, routes));
  serveOpenApi(app, routes);
  const server = app.getHttpServer() as Server;
  answerUnreadableRequests(server);
  answerOtherExpectations(server);
  // Node's own refusal of a missing host has no body.
  Object.assign(server, { requireHostHeader: false });
  server.headersTimeout = HEADERS_MS;
  server.requestTimeout = REQUEST_MS;
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  return app;
}

/** What every request goes through before its route is found. */
function inFrontOfRoutes(
  app: NestExpressApplication,
  configuration: Configuration,
  routes: readonly Route[],
): RequestHandler {
  const identify = identifyMiddleware(app.get(AUTHENTICATOR), app.get(RateLimiter));
  return inTurn(
    requestIdMiddleware(app.get(Log), configuration.trustedProxies),
    steadyHeaders(),
    strictTransportMiddleware(configuration),
    below(COUNTED_PATHS, identify),
    oneReadingMiddleware,
    allowedHostMiddleware(configuration.allowedHosts),
    below([API], noStore, unlessPage(notAcceptable(routes)), sameOriginMiddleware),
    below(["/mcp"], noStore, toolOriginMiddleware(configuration.allowedHosts)),
    methodNotAllowed(routes),
    ...(configuration.webClient ? webClientOf(app, routes) : []),
  );
}

/** Without a build of it the service goes on, and says so. */
function webClientOf(app: NestExpressApplication, routes: readonly Route[]): readonly RequestHandler[] {
  const client = app.get<WebClient | null>(SERVED_WEB_CLIENT);
  if (client === null) {
    app.get(Log).warn({}, "the web client is not built and not served: npm run build makes it");
    return [];
  }
  app.get(Log).info({ files: client.files.size, bytes: client.byteLength }, "the web client is served at /");
  return [webClientMiddleware(client, routes)];
}

function noStore(
  _request: unknown,
  response: { setHeader(name: string, value: string): void },
  next: () => void,
): void {
  response.setHeader("Cache-Control", "no-store");
  next();
}

/** The page of the API's documentation is made of other forms. */
function unlessPage(middleware: RequestHandler): RequestHandler {
  return (request, response, next) =>
    request.path.startsWith("/docs", API.length) ? next() : middleware(request, response, next);
}
