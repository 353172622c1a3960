import type { ReactNode } from "react";
import { Page } from "../../design/page.js";

export function BuildScreen(): ReactNode {
  return <Page title="Build">{null}</Page>;
}
