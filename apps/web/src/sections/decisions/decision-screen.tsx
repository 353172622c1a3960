import type { ReactNode } from "react";
import { Page } from "../../design/page.js";

export function DecisionScreen(): ReactNode {
  return <Page title="Decision">{null}</Page>;
}
