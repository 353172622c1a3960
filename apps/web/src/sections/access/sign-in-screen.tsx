import type { ReactNode } from "react";
import { Page } from "../../design/page.js";

export function SignInScreen(): ReactNode {
  return <Page title="Sign in">{null}</Page>;
}
