import type { ReactNode } from "react";
import { Page } from "../../design/page.js";

export function ModelScreen(): ReactNode {
  return <Page title="Model">{null}</Page>;
}
