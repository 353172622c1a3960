import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { readPromiseListSearch } from "../sections/promises/promise-list-search.js";
import { readPromiseSearch } from "../sections/promises/promise-search.js";
import { readScenarioListSearch } from "../sections/scenarios/scenario-list-search.js";
import { readScenarioSearch } from "../sections/scenarios/scenario-search.js";
import { readStressSearch } from "../sections/stress/stress-search.js";
import { projectRoute } from "./project-route.js";

const scenarioListRoute = createRoute({
  getParentRoute: () => projectRoute,
  path: "scenarios",
  validateSearch: readScenarioListSearch,
  component: lazyRouteComponent(
    () => import("../sections/scenarios/scenario-list-screen.js"),
    "ScenarioListScreen",
  ),
});

const scenarioRoute = createRoute({
  getParentRoute: () => projectRoute,
  path: "scenarios/$scenarioId",
  validateSearch: readScenarioSearch,
  component: lazyRouteComponent(() => import("../sections/scenarios/scenario-screen.js"), "ScenarioScreen"),
});

const stressRoute = createRoute({
  getParentRoute: () => projectRoute,
  path: "stress",
  validateSearch: readStressSearch,
  component: lazyRouteComponent(() => import("../sections/stress/stress-screen.js"), "StressScreen"),
});

const promiseListRoute = createRoute({
  getParentRoute: () => projectRoute,
  path: "promises",
  validateSearch: readPromiseListSearch,
  component: lazyRouteComponent(
    () => import("../sections/promises/promise-list-screen.js"),
    "PromiseListScreen",
  ),
});

const promiseRoute = createRoute({
  getParentRoute: () => projectRoute,
  path: "promises/$promiseId",
  validateSearch: readPromiseSearch,
  component: lazyRouteComponent(() => import("../sections/promises/promise-screen.js"), "PromiseScreen"),
});

/** What happens in the design, and what must hold in it. */
export const playingRoutes = [
  scenarioListRoute,
  scenarioRoute,
  stressRoute,
  promiseListRoute,
  promiseRoute,
] as const;
