import { createApp } from "../../src/create-app.js";
import { readConfiguration } from "../../src/platform/configuration/configuration.js";
import { type Route, routesOf } from "../../src/platform/http/routes.js";

/** Every route of the application, read from its decorators. */
export async function registeredRoutes(connectionString: string): Promise<readonly Route[]> {
  const read = readConfiguration({ ConnectionStrings__DefaultConnection: connectionString });
  if (!read.ok) throw new Error(read.refusals.join(" "));
  const app = await createApp(read.configuration);
  const routes = routesOf(app);
  await app.close();
  return routes;
}
