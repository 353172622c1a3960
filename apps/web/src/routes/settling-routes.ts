import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { readAskedAbout } from "../api/asked-about.js";
import { readDecisionListSearch } from "../sections/decisions/decision-list-search.js";
import { readDecisionSearch } from "../sections/decisions/decision-search.js";
import { readProposalsSearch } from "../sections/proposals/proposals-search.js";
import { readQuestionsSearch } from "../sections/questions/questions-search.js";
import { readReviewSearch } from "../sections/review/review-search.js";
import { projectRoute } from "./project-route.js";

const reviewRoute = createRoute({
  getParentRoute: () => projectRoute,
  path: "review",
  validateSearch: readReviewSearch,
  component: lazyRouteComponent(() => import("../sections/review/review-screen.js"), "ReviewScreen"),
});

const critiqueRoute = createRoute({
  getParentRoute: () => projectRoute,
  path: "review/critiques/$critiqueId",
  validateSearch: readAskedAbout,
  component: lazyRouteComponent(
    () => import("../sections/review/critiques/critique-screen.js"),
    "CritiqueScreen",
  ),
});

const decisionListRoute = createRoute({
  getParentRoute: () => projectRoute,
  path: "decisions",
  validateSearch: readDecisionListSearch,
  component: lazyRouteComponent(
    () => import("../sections/decisions/decision-list-screen.js"),
    "DecisionListScreen",
  ),
});

const decisionRoute = createRoute({
  getParentRoute: () => projectRoute,
  path: "decisions/$decisionId",
  validateSearch: readDecisionSearch,
  component: lazyRouteComponent(() => import("../sections/decisions/decision-screen.js"), "DecisionScreen"),
});

const questionsRoute = createRoute({
  getParentRoute: () => projectRoute,
  path: "questions",
  validateSearch: readQuestionsSearch,
  component: lazyRouteComponent(() => import("../sections/questions/questions-screen.js"), "QuestionsScreen"),
});

const proposalsRoute = createRoute({
  getParentRoute: () => projectRoute,
  path: "proposals",
  validateSearch: readProposalsSearch,
  component: lazyRouteComponent(() => import("../sections/proposals/proposals-screen.js"), "ProposalsScreen"),
});

const proposalRoute = createRoute({
  getParentRoute: () => projectRoute,
  path: "proposals/$proposalId",
  validateSearch: readAskedAbout,
  component: lazyRouteComponent(() => import("../sections/proposals/flows/flow-screen.js"), "FlowScreen"),
});

const architectureRoute = createRoute({
  getParentRoute: () => projectRoute,
  path: "proposals/architectures/$proposalId",
  validateSearch: readAskedAbout,
  component: lazyRouteComponent(
    () => import("../sections/proposals/architectures/architecture-screen.js"),
    "ArchitectureScreen",
  ),
});

/** What people settle about the design. */
export const settlingRoutes = [
  reviewRoute,
  critiqueRoute,
  decisionListRoute,
  decisionRoute,
  questionsRoute,
  proposalsRoute,
  proposalRoute,
  architectureRoute,
] as const;
