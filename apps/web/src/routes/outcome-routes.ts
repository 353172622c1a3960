import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { readBuildSearch } from "../sections/build/build-search.js";
import { readSheetListSearch } from "../sections/prices/sheets/sheet-list-search.js";
import { readSheetSearch } from "../sections/prices/sheets/sheet-search.js";
import { projectRoute } from "./project-route.js";

const costsRoute = createRoute({
  getParentRoute: () => projectRoute,
  path: "costs",
  validateSearch: readSheetListSearch,
  component: lazyRouteComponent(
    () => import("../sections/prices/sheets/sheet-list-screen.js"),
    "SheetListScreen",
  ),
});

const costSheetRoute = createRoute({
  getParentRoute: () => projectRoute,
  path: "costs/$sheetId",
  validateSearch: readSheetSearch,
  component: lazyRouteComponent(() => import("../sections/prices/sheets/sheet-screen.js"), "SheetScreen"),
});

const buildRoute = createRoute({
  getParentRoute: () => projectRoute,
  path: "build",
  validateSearch: readBuildSearch,
  component: lazyRouteComponent(() => import("../sections/build/build-screen.js"), "BuildScreen"),
});

/** What a design comes to: its costs, and what is built of it. */
export const outcomeRoutes = [costsRoute, costSheetRoute, buildRoute] as const;
