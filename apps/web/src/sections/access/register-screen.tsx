import type { ReactNode } from "react";
import { Page } from "../../design/page.js";

export function RegisterScreen(): ReactNode {
  return <Page title="Register">{null}</Page>;
}
