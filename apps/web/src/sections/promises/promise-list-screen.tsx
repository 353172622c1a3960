import type { ReactNode } from "react";
import { Page } from "../../design/page.js";

export function PromiseListScreen(): ReactNode {
  return <Page title="Promise list">{null}</Page>;
}
