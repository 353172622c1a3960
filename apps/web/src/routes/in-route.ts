import { isProblem } from "@plumbline/api-client";
import { createRoute, lazyRouteComponent, redirect } from "@tanstack/react-router";
import { meQuery } from "../api/queries.js";
import { rootRoute } from "./root-route.js";

/** Whatever a person has to be signed in for; who is not comes back after it. */
export const inRoute = createRoute({
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
  component: lazyRouteComponent(() => import("../frame/app-frame.js"), "AppFrame"),
});
