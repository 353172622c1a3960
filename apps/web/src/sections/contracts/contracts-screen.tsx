import type { ReactNode } from "react";
import { Page } from "../../design/page.js";

export function ContractsScreen(): ReactNode {
  return <Page title="Contracts">{null}</Page>;
}
