import type { ReactNode } from "react";
import { Page } from "../../design/page.js";

export function PartScreen(): ReactNode {
  return <Page title="Part">{null}</Page>;
}
