import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { readContractsSearch } from "../sections/contracts/contracts-search.js";
import { readHistorySearch } from "../sections/history/history-search.js";
import { readModelSearch } from "../sections/model/model-search.js";
import { readOverviewSearch } from "../sections/overview/overview-search.js";
import { readPartSearch } from "../sections/parts/part-search.js";
import { readSourceImportSearch } from "../sections/sources/imports/import-search.js";
import { readScanSearch } from "../sections/sources/scans/scan-search.js";
import { readSourcesSearch } from "../sections/sources/sources-search.js";
import { projectRoute } from "./project-route.js";

const overviewRoute = createRoute({
  getParentRoute: () => projectRoute,
  path: "/",
  validateSearch: readOverviewSearch,
  component: lazyRouteComponent(() => import("../sections/overview/overview-screen.js"), "OverviewScreen"),
});

const modelRoute = createRoute({
  getParentRoute: () => projectRoute,
  path: "model",
  validateSearch: readModelSearch,
  component: lazyRouteComponent(() => import("../sections/model/model-screen.js"), "ModelScreen"),
});

const partRoute = createRoute({
  getParentRoute: () => projectRoute,
  path: "parts/$kind/$partId",
  validateSearch: readPartSearch,
  component: lazyRouteComponent(() => import("../sections/parts/part-screen.js"), "PartScreen"),
});

const contractsRoute = createRoute({
  getParentRoute: () => projectRoute,
  path: "contracts",
  validateSearch: readContractsSearch,
  component: lazyRouteComponent(() => import("../sections/contracts/contracts-screen.js"), "ContractsScreen"),
});

const historyRoute = createRoute({
  getParentRoute: () => projectRoute,
  path: "history",
  validateSearch: readHistorySearch,
  component: lazyRouteComponent(() => import("../sections/history/history-screen.js"), "HistoryScreen"),
});

const sourcesRoute = createRoute({
  getParentRoute: () => projectRoute,
  path: "sources",
  validateSearch: readSourcesSearch,
  component: lazyRouteComponent(() => import("../sections/sources/sources-screen.js"), "SourcesScreen"),
});

const scanRoute = createRoute({
  getParentRoute: () => projectRoute,
  path: "sources/scans/$scanId",
  validateSearch: readScanSearch,
  component: lazyRouteComponent(() => import("../sections/sources/scans/scan-screen.js"), "ScanScreen"),
});

const sourceImportRoute = createRoute({
  getParentRoute: () => projectRoute,
  path: "sources/imports/$importId",
  validateSearch: readSourceImportSearch,
  component: lazyRouteComponent(
    () => import("../sections/sources/imports/source-import-screen.js"),
    "SourceImportScreen",
  ),
});

/** The design of a project: what it is, and what it was. */
export const designRoutes = [
  overviewRoute,
  modelRoute,
  partRoute,
  contractsRoute,
  historyRoute,
  sourcesRoute,
  scanRoute,
  sourceImportRoute,
] as const;
