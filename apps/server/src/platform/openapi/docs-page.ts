import type { INestApplication } from "@nestjs/common";
import type { NextFunction, Request, Response } from "express";
import { POLICY_OF_DOCS } from "../http/content-security.js";

const PAGE = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Plumbline API</title>
    <link rel="icon" href="/api/docs/favicon-32x32.png" type="image/png" />
    <link rel="stylesheet" href="/api/docs/swagger-ui.css" />
    <link rel="stylesheet" href="/api/docs/page.css" />
  </head>
  <body>
    <div id="swagger-ui"></div>
    <script src="/api/docs/swagger-ui-bundle.js"></script>
    <script src="/api/docs/swagger-ui-standalone-preset.js"></script>
    <script src="/api/docs/swagger-ui-init.js"></script>
  </body>
</html>
`;
const STYLE = "body { margin: 0; }\n";

/** A page in place of the library's own, which has style elements; its scripts and their style are the library's. */
export function serveDocsPage(app: INestApplication): void {
  const adapter = app.getHttpAdapter();
  app.use("/api/docs", (_request: Request, response: Response, next: NextFunction) => {
    response.setHeader("Content-Security-Policy", POLICY_OF_DOCS);
    next();
  });
  for (const path of ["/api/docs", "/api/docs/index.html"]) {
    adapter.get(path, (_request: Request, response: Response) => response.type("html").send(PAGE));
  }
  adapter.get("/api/docs/page.css", (_request: Request, response: Response) =>
    response.type("css").send(STYLE),
  );
}
