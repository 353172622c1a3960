import { useQuery } from "@tanstack/react-query";
import { Link, useNavigate, useParams, useSearch } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useMayEdit } from "../../api/use-role.js";
import { buttonClass } from "../../design/button.js";
import { Page } from "../../design/page.js";
import { PROMISE_WORDS as words } from "../../words/promises.js";
import { PrefixCard } from "./prefix-card.js";
import { PromiseFilters } from "./promise-filters.js";
import { PromiseList } from "./promise-list.js";
import type { PromiseListSearch } from "./promise-list-search.js";
import { prefixQuery } from "./promise-queries.js";
import { RunAll } from "./run-all.js";

/** What must hold, and how far it is shown. */
export function PromiseListScreen(): ReactNode {
  const { projectId } = useParams({ from: "/in/projects/$projectId/promises" });
  const search = useSearch({ from: "/in/projects/$projectId/promises" });
  const navigate = useNavigate({ from: "/projects/$projectId/promises" });
  const { data: prefix } = useQuery(prefixQuery(projectId));
  const mayEdit = useMayEdit(projectId);
  const change = (changed: PromiseListSearch): void => {
    void navigate({ search: (before) => ({ ...before, ...changed }), replace: true });
  };
  const actions = mayEdit && prefix !== undefined && prefix.prefix !== null && (
    <>
      <RunAll projectId={projectId} />
      <Link
        to="/projects/$projectId/promises/$promiseId"
        params={{ projectId, promiseId: "new" }}
        className={buttonClass({ look: "primary" })}
      >
        {words.create}
      </Link>
    </>
  );
  return (
    <Page title={words.title} words={words.what} actions={actions}>
      {prefix?.prefix === null && <PrefixCard projectId={projectId} />}
      <PromiseFilters search={search} onChange={change} />
      <PromiseList projectId={projectId} search={search} onClear={() => void navigate({ search: {} })} />
    </Page>
  );
}
