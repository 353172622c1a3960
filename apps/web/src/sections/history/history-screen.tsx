import type { ReactNode } from "react";
import { Page } from "../../design/page.js";

export function HistoryScreen(): ReactNode {
  return <Page title="History">{null}</Page>;
}
