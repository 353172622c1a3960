import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { readAccountSearch } from "../sections/account/account-search.js";
import { readHomeSearch } from "../sections/home/home-search.js";
import { readImportSearch } from "../sections/home/import-search.js";
import { readInstanceSearch } from "../sections/instance/instance-search.js";
import { readPricesSearch } from "../sections/prices/prices-search.js";
import { readWorkspaceSearch } from "../sections/workspace/workspace-search.js";
import { inRoute } from "./in-route.js";

const homeRoute = createRoute({
  getParentRoute: () => inRoute,
  path: "/",
  validateSearch: readHomeSearch,
  component: lazyRouteComponent(() => import("../sections/home/home-screen.js"), "HomeScreen"),
});

const importRoute = createRoute({
  getParentRoute: () => inRoute,
  path: "/import",
  validateSearch: readImportSearch,
  component: lazyRouteComponent(() => import("../sections/home/import-screen.js"), "ImportScreen"),
});

const accountRoute = createRoute({
  getParentRoute: () => inRoute,
  path: "/account",
  validateSearch: readAccountSearch,
  component: lazyRouteComponent(() => import("../sections/account/account-screen.js"), "AccountScreen"),
});

const workspaceRoute = createRoute({
  getParentRoute: () => inRoute,
  path: "/workspaces/$workspaceId",
  validateSearch: readWorkspaceSearch,
  component: lazyRouteComponent(() => import("../sections/workspace/workspace-screen.js"), "WorkspaceScreen"),
});

const pricesRoute = createRoute({
  getParentRoute: () => inRoute,
  path: "/workspaces/$workspaceId/prices",
  validateSearch: readPricesSearch,
  component: lazyRouteComponent(() => import("../sections/prices/prices-screen.js"), "PricesScreen"),
});

const instanceRoute = createRoute({
  getParentRoute: () => inRoute,
  path: "/instance",
  validateSearch: readInstanceSearch,
  component: lazyRouteComponent(() => import("../sections/instance/instance-screen.js"), "InstanceScreen"),
});

/** What is of a person, a workspace or the whole service. */
export const workspaceRoutes = [
  homeRoute,
  importRoute,
  accountRoute,
  workspaceRoute,
  pricesRoute,
  instanceRoute,
] as const;
