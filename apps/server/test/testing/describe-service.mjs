// Prints what the decorators of the service say, with nothing of it started: its routes and its OpenAPI document.
import "reflect-metadata";
import { DiscoveryService, ModulesContainer, NestFactory, Reflector } from "@nestjs/core";

const dist = "../../dist";
const { AppModule } = await import(`${dist}/app.module.js`);
const { readConfiguration } = await import(`${dist}/platform/configuration/configuration.js`);
const { RegisteredRoutes } = await import(`${dist}/platform/routes/routes.js`);
const { openApiDocument } = await import(`${dist}/platform/openapi/openapi.js`);
// What else a start loads, so that it is known and compiled for all that follow.
await import(`${dist}/commands/run-service.js`);

const { configuration } = readConfiguration({ ConnectionStrings__DefaultConnection: "postgres://u:p@h/d" });
const app = await NestFactory.create(AppModule.with(configuration), { preview: true, logger: false });
const routes = new RegisteredRoutes(new DiscoveryService(app.get(ModulesContainer)), new Reflector()).all();
process.stdout.write(JSON.stringify({ routes, document: openApiDocument(app, routes) }));
