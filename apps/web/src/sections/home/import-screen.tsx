import type { ReactNode } from "react";
import { Page } from "../../design/page.js";

export function ImportScreen(): ReactNode {
  return <Page title="Import">{null}</Page>;
}
