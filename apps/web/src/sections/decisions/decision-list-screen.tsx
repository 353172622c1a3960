import type { ReactNode } from "react";
import { Page } from "../../design/page.js";

export function DecisionListScreen(): ReactNode {
  return <Page title="Decision list">{null}</Page>;
}
