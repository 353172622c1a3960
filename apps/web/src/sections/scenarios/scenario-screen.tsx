import type { ReactNode } from "react";
import { Page } from "../../design/page.js";

export function ScenarioScreen(): ReactNode {
  return <Page title="Scenario">{null}</Page>;
}
