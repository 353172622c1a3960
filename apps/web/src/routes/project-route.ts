import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { inRoute } from "./in-route.js";

/** Whatever is of one project. */
export const projectRoute = createRoute({
  getParentRoute: () => inRoute,
  path: "projects/$projectId",
  component: lazyRouteComponent(() => import("../frame/project-frame.js"), "ProjectFrame"),
});
