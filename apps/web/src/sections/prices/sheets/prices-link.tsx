import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { projectQuery } from "../../../api/queries.js";
import { buttonClass } from "../../../design/button.js";
import { COST_WORDS as words } from "../../../words/costs.js";

/** The way to the price list of the workspace that a project is in. */
export function PricesLink({ projectId }: { readonly projectId: string }): ReactNode {
  const { data: project } = useQuery(projectQuery(projectId));
  return (
    project !== undefined && (
      <Link
        to="/workspaces/$workspaceId/prices"
        params={{ workspaceId: project.workspaceId }}
        className={buttonClass({})}
      >
        {words.toPrices}
      </Link>
    )
  );
}
