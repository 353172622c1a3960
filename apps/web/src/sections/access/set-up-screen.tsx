import type { ReactNode } from "react";
import { Page } from "../../design/page.js";

export function SetUpScreen(): ReactNode {
  return <Page title="Set up">{null}</Page>;
}
