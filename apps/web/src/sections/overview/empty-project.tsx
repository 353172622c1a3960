import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useMayEdit } from "../../api/use-role.js";
import { buttonClass } from "../../design/button.js";
import { EmptyState } from "../../design/empty-state.js";
import { OVERVIEW_WORDS as words } from "../../words/overview.js";

/** A project without a model: the ways to get one. */
export function EmptyProject({ projectId }: { readonly projectId: string }): ReactNode {
  const mayEdit = useMayEdit(projectId);
  if (!mayEdit) {
    return <EmptyState title={words.emptyTitle} words={words.emptyViewer} />;
  }
  return (
    <EmptyState title={words.emptyTitle} words={words.emptyWords}>
      <Link to="/import" search={{ projectId }} className={buttonClass({ look: "primary" })}>
        {words.import}
      </Link>
      <Link
        to="/projects/$projectId/sources"
        params={{ projectId }}
        search={{ follow: "yes" }}
        className={buttonClass({})}
      >
        {words.follow}
      </Link>
      <Link to="/" className={buttonClass({})}>
        {words.example}
      </Link>
      <Link to="/projects/$projectId/model" params={{ projectId }} className={buttonClass({})}>
        {words.draw}
      </Link>
    </EmptyState>
  );
}
