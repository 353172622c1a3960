import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { readRegisterSearch } from "../sections/access/register-search.js";
import { readSetUpSearch } from "../sections/access/set-up-search.js";
import { readSignInSearch } from "../sections/access/sign-in-search.js";
import { rootRoute } from "./root-route.js";

const signInRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/sign-in",
  validateSearch: readSignInSearch,
  component: lazyRouteComponent(() => import("../sections/access/sign-in-screen.js"), "SignInScreen"),
});

const registerRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/register",
  validateSearch: readRegisterSearch,
  component: lazyRouteComponent(() => import("../sections/access/register-screen.js"), "RegisterScreen"),
});

const setUpRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/set-up",
  validateSearch: readSetUpSearch,
  component: lazyRouteComponent(() => import("../sections/access/set-up-screen.js"), "SetUpScreen"),
});

/** What somebody may open who is not signed in. */
export const accessRoutes = [signInRoute, registerRoute, setUpRoute] as const;
