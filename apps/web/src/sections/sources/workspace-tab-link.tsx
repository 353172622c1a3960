import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { SOURCE_WORDS as words } from "../../words/sources.js";

export interface WorkspaceTabLinkProps {
  readonly workspaceId: string;
  readonly tab: "settings" | "credentials";
}

/** Leads to where the code host of a workspace, or its token, is set. */
export function WorkspaceTabLink({ workspaceId, tab }: WorkspaceTabLinkProps): ReactNode {
  return (
    <Link to="/workspaces/$workspaceId" params={{ workspaceId }} search={{ tab }}>
      {tab === "settings" ? words.toSettings : words.toToken}
    </Link>
  );
}
