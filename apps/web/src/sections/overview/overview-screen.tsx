import type { ReactNode } from "react";
import { Page } from "../../design/page.js";

export function OverviewScreen(): ReactNode {
  return <Page title="Overview">{null}</Page>;
}
