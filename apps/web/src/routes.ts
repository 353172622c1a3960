import type { QueryClient } from "@tanstack/react-query";
import { createRouter } from "@tanstack/react-router";
import { Loading } from "./design/loading.js";
import { BrokenScreen } from "./frame/broken-screen.js";
import { NotFound } from "./frame/not-found.js";
import { accessRoutes } from "./routes/access-routes.js";
import { designRoutes } from "./routes/design-routes.js";
import { inRoute } from "./routes/in-route.js";
import { outcomeRoutes } from "./routes/outcome-routes.js";
import { playingRoutes } from "./routes/playing-routes.js";
import { projectRoute } from "./routes/project-route.js";
import { rootRoute } from "./routes/root-route.js";
import { settlingRoutes } from "./routes/settling-routes.js";
import { workspaceRoutes } from "./routes/workspace-routes.js";

const routeTree = rootRoute.addChildren([
  ...accessRoutes,
  inRoute.addChildren([
    ...workspaceRoutes,
    projectRoute.addChildren([...designRoutes, ...playingRoutes, ...settlingRoutes, ...outcomeRoutes]),
  ]),
]);

/** Every address of the client; each section is loaded when one of its addresses is opened. */
export function makeRouter(queries: QueryClient) {
  return createRouter({
    routeTree,
    context: { queries },
    defaultPreload: "intent",
    defaultPendingComponent: Loading,
    defaultPendingMs: 300,
    defaultErrorComponent: BrokenScreen,
    defaultNotFoundComponent: NotFound,
    scrollRestoration: true,
  });
}

declare module "@tanstack/react-router" {
  interface Register {
    readonly router: ReturnType<typeof makeRouter>;
  }
}
