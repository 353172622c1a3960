import type { INestApplication } from "@nestjs/common";
import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from "@nestjs/swagger";
import type { Request, Response } from "express";
import { describeClosed } from "../request/closed-schemas.js";
import type { Route } from "../routes/routes.js";
import { describeDeclared } from "./declared.js";
import { describeRoutes } from "./describe-routes.js";
import { serveDocsPage } from "./docs-page.js";

/** Serves the OpenAPI 3.1 document and a page for it whose every file comes from this service. */
export function serveOpenApi(app: INestApplication, routes: readonly Route[]): void {
  let made: OpenAPIObject | undefined;
  // Made when it is first asked for: it takes as long as a tenth of the start.
  const document = (): OpenAPIObject => {
    made ??= openApiDocument(app, routes);
    return made;
  };
  app.getHttpAdapter().get("/api/openapi.json", (_request: Request, response: Response) => {
    response.type("application/json").send(JSON.stringify(document()));
  });
  serveDocsPage(app);
  SwaggerModule.setup("api/docs", app, document, {
    raw: false,
    // The bar above the other layout is of no use here, and its logo has a style element.
    swaggerOptions: { persistAuthorization: false, validatorUrl: null, layout: "BaseLayout" },
  });
}

export function openApiDocument(app: INestApplication, routes: readonly Route[]): OpenAPIObject {
  const builder = new DocumentBuilder()
    .setOpenAPIVersion("3.1.0")
    .setTitle("Plumbline")
    .setDescription("Software designs as facts: import, play, prove, export.")
    .setVersion("1")
    .addCookieAuth("service_session", { type: "apiKey", in: "cookie", name: "service_session" }, "session")
    .addBearerAuth(
      { type: "http", scheme: "bearer", bearerFormat: "svt_…", description: "An agent token of a workspace" },
      "agentToken",
    );
  const document = describeClosed(describeDeclared(SwaggerModule.createDocument(app, builder.build())));
  return describeRoutes(document, routes);
}
