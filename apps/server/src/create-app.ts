import type { Server } from "node:http";
import { NestFactory } from "@nestjs/core";
import type { NestExpressApplication } from "@nestjs/platform-express";
import type { RequestHandler } from "express";
import helmet from "helmet";
import { AppModule } from "./app.module.js";
import { AUTHENTICATOR } from "./platform/access/authenticator.js";
import { sameOriginMiddleware } from "./platform/access/same-origin.middleware.js";
import type { Configuration } from "./platform/configuration/configuration.js";
import { allowedHostMiddleware } from "./platform/http/allowed-host.middleware.js";
import { POLICY_OF_ANSWERS } from "./platform/http/content-security.js";
import { answerKnownByTag } from "./platform/http/known-answers.js";
import { oneReadingMiddleware } from "./platform/http/one-reading.middleware.js";
import { requestIdMiddleware } from "./platform/http/request-id.middleware.js";
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
  app.use(requestIdMiddleware(app.get(Log), configuration.trustedProxies));
  app.use(helmet({ contentSecurityPolicy: false, xFrameOptions: { action: "deny" }, hsts: false }));
  app.use(policyOfAnswers);
  app.use(strictTransportMiddleware(configuration));
  app.use(COUNTED_PATHS, identifyMiddleware(app.get(AUTHENTICATOR, { strict: false }), app.get(RateLimiter)));
  app.use(oneReadingMiddleware, allowedHostMiddleware(configuration.allowedHosts));
  app.use("/api", noStore, unlessPage(notAcceptable(routes)), sameOriginMiddleware);
  app.use("/mcp", noStore, toolOriginMiddleware(configuration.allowedHosts));
  app.use(methodNotAllowed(routes));
  if (configuration.webClient) {
    useWebClient(app, routes);
  }
  serveOpenApi(app, routes);
  const server = app.getHttpServer() as Server;
  answerUnreadableRequests(server);
  // Node's own refusal of a missing host has no body.
  Object.assign(server, { requireHostHeader: false });
  server.headersTimeout = HEADERS_MS;
  server.requestTimeout = REQUEST_MS;
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  return app;
}

/** Without a build of it the service goes on, and says so. */
function useWebClient(app: NestExpressApplication, routes: readonly Route[]): void {
  const client = app.get<WebClient | null>(SERVED_WEB_CLIENT);
  if (client === null) {
    app.get(Log).warn({}, "the web client is not built and not served: npm run build makes it");
    return;
  }
  app.get(Log).info({ files: client.files.size, bytes: client.byteLength }, "the web client is served at /");
  app.use(webClientMiddleware(client, routes));
}

/** What is no answer of the API states another policy in its place. */
function policyOfAnswers(
  _request: unknown,
  response: { setHeader(name: string, value: string): void },
  next: () => void,
): void {
  response.setHeader("Content-Security-Policy", POLICY_OF_ANSWERS);
  next();
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
    request.path.startsWith("/docs") ? next() : middleware(request, response, next);
}
