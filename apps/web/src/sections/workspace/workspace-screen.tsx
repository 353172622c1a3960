import type { ReactNode } from "react";
import { Page } from "../../design/page.js";

export function WorkspaceScreen(): ReactNode {
  return <Page title="Workspace">{null}</Page>;
}
