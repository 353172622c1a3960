import type { ReactNode } from "react";
import { Page } from "../../design/page.js";

export function PromiseScreen(): ReactNode {
  return <Page title="Promise">{null}</Page>;
}
