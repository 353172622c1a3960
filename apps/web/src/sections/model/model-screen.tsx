import { isProblem } from "@plumbline/api-client";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { modelQuery } from "../../api/model-query.js";
import { ShownQuery } from "../../api/shown-query.js";
import { useFollow } from "../../api/use-follow.js";
import { buttonClass } from "../../design/button.js";
import { EmptyState } from "../../design/empty-state.js";
import { useDocumentTitle } from "../../design/page.js";
import { MODEL_WORDS as words } from "../../words/model.js";
import { ModelWorkbench } from "./model-workbench.js";
import { isBesideMain, stateOf } from "./state-of-model.js";
import { useModelAddress } from "./use-model-address.js";

/** Lets a person see, understand and change the system. */
export function ModelScreen(): ReactNode {
  useDocumentTitle(words.title);
  const address = useModelAddress();
  const options = modelQuery(address.projectId, stateOf(address.search));
  const query = useQuery(options);
  useFollow(address.projectId, ["schemas"], options.queryKey);
  return (
    <>
      <h1 className="visually-hidden">{words.title}</h1>
      {query.isLoadingError && isProblem(query.error, "not_found") && isBesideMain(address.search) ? (
        <NoSuchState projectId={address.projectId} />
      ) : (
        <ShownQuery query={query}>{(shown) => <ModelWorkbench address={address} shown={shown} />}</ShownQuery>
      )}
    </>
  );
}

/** The branch may be merged or discarded, the revision deleted: main is there. */
function NoSuchState({ projectId }: { readonly projectId: string }): ReactNode {
  return (
    <EmptyState title={words.noState} words={words.noStateWords}>
      <Link to="/projects/$projectId/model" params={{ projectId }} className={buttonClass({})}>
        {words.toMain}
      </Link>
    </EmptyState>
  );
}
