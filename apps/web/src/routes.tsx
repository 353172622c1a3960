import { isProblem } from "@plumbline/api-client";
import type { QueryClient } from "@tanstack/react-query";
import {
  createRootRouteWithContext,
  createRoute,
  createRouter,
  lazyRouteComponent,
  Outlet,
  redirect,
} from "@tanstack/react-router";
import { meQuery } from "./api/queries.js";
import { Loading } from "./design/loading.js";
import { BrokenScreen } from "./frame/broken-screen.js";
import { NotFound } from "./frame/not-found.js";
import { readRegisterSearch } from "./sections/access/register-search.js";
import { readSetUpSearch } from "./sections/access/set-up-search.js";
import { readSignInSearch } from "./sections/access/sign-in-search.js";
import { readAccountSearch } from "./sections/account/account-search.js";
import { readBuildSearch } from "./sections/build/build-search.js";
import { readContractsSearch } from "./sections/contracts/contracts-search.js";
import { readDecisionListSearch } from "./sections/decisions/decision-list-search.js";
import { readDecisionSearch } from "./sections/decisions/decision-search.js";
import { readHistorySearch } from "./sections/history/history-search.js";
import { readHomeSearch } from "./sections/home/home-search.js";
import { readImportSearch } from "./sections/home/import-search.js";
import { readInstanceSearch } from "./sections/instance/instance-search.js";
import { readModelSearch } from "./sections/model/model-search.js";
import { readOverviewSearch } from "./sections/overview/overview-search.js";
import { readPartSearch } from "./sections/parts/part-search.js";
import { readPromiseListSearch } from "./sections/promises/promise-list-search.js";
import { readPromiseSearch } from "./sections/promises/promise-search.js";
import { readQuestionsSearch } from "./sections/questions/questions-search.js";
import { readReviewSearch } from "./sections/review/review-search.js";
import { readScenarioListSearch } from "./sections/scenarios/scenario-list-search.js";
import { readScenarioSearch } from "./sections/scenarios/scenario-search.js";
import { readSourceImportSearch } from "./sections/sources/imports/import-search.js";
import { readScanSearch } from "./sections/sources/scans/scan-search.js";
import { readSourcesSearch } from "./sections/sources/sources-search.js";
import { readStressSearch } from "./sections/stress/stress-search.js";
import { readWorkspaceSearch } from "./sections/workspace/workspace-search.js";

interface Context {
  readonly queries: QueryClient;
}

const rootRoute = createRootRouteWithContext<Context>()({ component: Outlet });

/** Whatever a person has to be signed in for; who is not comes back after it. */
const inRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: "in",
  beforeLoad: async ({ context, location }) => {
    try {
      await context.queries.ensureQueryData(meQuery);
    } catch (error) {
      if (isProblem(error, "unauthorized")) {
        throw redirect({ to: "/sign-in", search: { to: location.href } });
      }
      throw error;
    }
  },
  component: lazyRouteComponent(() => import("./frame/app-frame.js"), "AppFrame"),
});

const projectRoute = createRoute({
  getParentRoute: () => inRoute,
  path: "projects/$projectId",
  component: lazyRouteComponent(() => import("./frame/project-frame.js"), "ProjectFrame"),
});

const signInRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/sign-in",
  validateSearch: readSignInSearch,
  component: lazyRouteComponent(() => import("./sections/access/sign-in-screen.js"), "SignInScreen"),
});

const registerRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/register",
  validateSearch: readRegisterSearch,
  component: lazyRouteComponent(() => import("./sections/access/register-screen.js"), "RegisterScreen"),
});

const setUpRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/set-up",
  validateSearch: readSetUpSearch,
  component: lazyRouteComponent(() => import("./sections/access/set-up-screen.js"), "SetUpScreen"),
});

const homeRoute = createRoute({
  getParentRoute: () => inRoute,
  path: "/",
  validateSearch: readHomeSearch,
  component: lazyRouteComponent(() => import("./sections/home/home-screen.js"), "HomeScreen"),
});

const importRoute = createRoute({
  getParentRoute: () => inRoute,
  path: "/import",
  validateSearch: readImportSearch,
  component: lazyRouteComponent(() => import("./sections/home/import-screen.js"), "ImportScreen"),
});

const accountRoute = createRoute({
  getParentRoute: () => inRoute,
  path: "/account",
  validateSearch: readAccountSearch,
  component: lazyRouteComponent(() => import("./sections/account/account-screen.js"), "AccountScreen"),
});

const workspaceRoute = createRoute({
  getParentRoute: () => inRoute,
  path: "/workspaces/$workspaceId",
  validateSearch: readWorkspaceSearch,
  component: lazyRouteComponent(() => import("./sections/workspace/workspace-screen.js"), "WorkspaceScreen"),
});

const instanceRoute = createRoute({
  getParentRoute: () => inRoute,
  path: "/instance",
  validateSearch: readInstanceSearch,
  component: lazyRouteComponent(() => import("./sections/instance/instance-screen.js"), "InstanceScreen"),
});

const overviewRoute = createRoute({
  getParentRoute: () => projectRoute,
  path: "/",
  validateSearch: readOverviewSearch,
  component: lazyRouteComponent(() => import("./sections/overview/overview-screen.js"), "OverviewScreen"),
});

const modelRoute = createRoute({
  getParentRoute: () => projectRoute,
  path: "model",
  validateSearch: readModelSearch,
  component: lazyRouteComponent(() => import("./sections/model/model-screen.js"), "ModelScreen"),
});

const partRoute = createRoute({
  getParentRoute: () => projectRoute,
  path: "parts/$kind/$partId",
  validateSearch: readPartSearch,
  component: lazyRouteComponent(() => import("./sections/parts/part-screen.js"), "PartScreen"),
});

const contractsRoute = createRoute({
  getParentRoute: () => projectRoute,
  path: "contracts",
  validateSearch: readContractsSearch,
  component: lazyRouteComponent(() => import("./sections/contracts/contracts-screen.js"), "ContractsScreen"),
});

const historyRoute = createRoute({
  getParentRoute: () => projectRoute,
  path: "history",
  validateSearch: readHistorySearch,
  component: lazyRouteComponent(() => import("./sections/history/history-screen.js"), "HistoryScreen"),
});

const scenarioListRoute = createRoute({
  getParentRoute: () => projectRoute,
  path: "scenarios",
  validateSearch: readScenarioListSearch,
  component: lazyRouteComponent(
    () => import("./sections/scenarios/scenario-list-screen.js"),
    "ScenarioListScreen",
  ),
});

const scenarioRoute = createRoute({
  getParentRoute: () => projectRoute,
  path: "scenarios/$scenarioId",
  validateSearch: readScenarioSearch,
  component: lazyRouteComponent(() => import("./sections/scenarios/scenario-screen.js"), "ScenarioScreen"),
});

const stressRoute = createRoute({
  getParentRoute: () => projectRoute,
  path: "stress",
  validateSearch: readStressSearch,
  component: lazyRouteComponent(() => import("./sections/stress/stress-screen.js"), "StressScreen"),
});

const promiseListRoute = createRoute({
  getParentRoute: () => projectRoute,
  path: "promises",
  validateSearch: readPromiseListSearch,
  component: lazyRouteComponent(
    () => import("./sections/promises/promise-list-screen.js"),
    "PromiseListScreen",
  ),
});

const promiseRoute = createRoute({
  getParentRoute: () => projectRoute,
  path: "promises/$promiseId",
  validateSearch: readPromiseSearch,
  component: lazyRouteComponent(() => import("./sections/promises/promise-screen.js"), "PromiseScreen"),
});

const reviewRoute = createRoute({
  getParentRoute: () => projectRoute,
  path: "review",
  validateSearch: readReviewSearch,
  component: lazyRouteComponent(() => import("./sections/review/review-screen.js"), "ReviewScreen"),
});

const decisionListRoute = createRoute({
  getParentRoute: () => projectRoute,
  path: "decisions",
  validateSearch: readDecisionListSearch,
  component: lazyRouteComponent(
    () => import("./sections/decisions/decision-list-screen.js"),
    "DecisionListScreen",
  ),
});

const decisionRoute = createRoute({
  getParentRoute: () => projectRoute,
  path: "decisions/$decisionId",
  validateSearch: readDecisionSearch,
  component: lazyRouteComponent(() => import("./sections/decisions/decision-screen.js"), "DecisionScreen"),
});

const questionsRoute = createRoute({
  getParentRoute: () => projectRoute,
  path: "questions",
  validateSearch: readQuestionsSearch,
  component: lazyRouteComponent(() => import("./sections/questions/questions-screen.js"), "QuestionsScreen"),
});

const sourcesRoute = createRoute({
  getParentRoute: () => projectRoute,
  path: "sources",
  validateSearch: readSourcesSearch,
  component: lazyRouteComponent(() => import("./sections/sources/sources-screen.js"), "SourcesScreen"),
});

const scanRoute = createRoute({
  getParentRoute: () => projectRoute,
  path: "sources/scans/$scanId",
  validateSearch: readScanSearch,
  component: lazyRouteComponent(() => import("./sections/sources/scans/scan-screen.js"), "ScanScreen"),
});

const sourceImportRoute = createRoute({
  getParentRoute: () => projectRoute,
  path: "sources/imports/$importId",
  validateSearch: readSourceImportSearch,
  component: lazyRouteComponent(
    () => import("./sections/sources/imports/source-import-screen.js"),
    "SourceImportScreen",
  ),
});

const buildRoute = createRoute({
  getParentRoute: () => projectRoute,
  path: "build",
  validateSearch: readBuildSearch,
  component: lazyRouteComponent(() => import("./sections/build/build-screen.js"), "BuildScreen"),
});

const routeTree = rootRoute.addChildren([
  signInRoute,
  registerRoute,
  setUpRoute,
  inRoute.addChildren([
    homeRoute,
    importRoute,
    accountRoute,
    workspaceRoute,
    instanceRoute,
    projectRoute.addChildren([
      overviewRoute,
      modelRoute,
      partRoute,
      contractsRoute,
      historyRoute,
      scenarioListRoute,
      scenarioRoute,
      stressRoute,
      promiseListRoute,
      promiseRoute,
      reviewRoute,
      decisionListRoute,
      decisionRoute,
      questionsRoute,
      sourcesRoute,
      scanRoute,
      sourceImportRoute,
      buildRoute,
    ]),
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
