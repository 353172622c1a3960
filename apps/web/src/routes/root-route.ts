import type { QueryClient } from "@tanstack/react-query";
import { createRootRouteWithContext, Outlet } from "@tanstack/react-router";

interface Context {
  readonly queries: QueryClient;
}

export const rootRoute = createRootRouteWithContext<Context>()({ component: Outlet });
