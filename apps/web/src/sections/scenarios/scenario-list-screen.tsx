import type { ReactNode } from "react";
import { Page } from "../../design/page.js";

export function ScenarioListScreen(): ReactNode {
  return <Page title="Scenario list">{null}</Page>;
}
