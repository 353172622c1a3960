import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { modelQuery } from "../../api/model-query.js";
import { ShownQuery } from "../../api/shown-query.js";
import { useFollow } from "../../api/use-follow.js";
import { useDocumentTitle } from "../../design/page.js";
import { MODEL_WORDS as words } from "../../words/model.js";
import { ModelWorkbench } from "./model-workbench.js";
import { stateOf } from "./state-of-model.js";
import { useModelAddress } from "./use-model-address.js";

/** Lets a person see, understand and change the system. */
export function ModelScreen(): ReactNode {
  useDocumentTitle(words.title);
  const address = useModelAddress();
  const options = modelQuery(address.projectId, stateOf(address.search));
  const query = useQuery(options);
  useFollow(address.projectId, ["schemas"], options.queryKey);
  return (
    <ShownQuery query={query}>{(shown) => <ModelWorkbench address={address} shown={shown} />}</ShownQuery>
  );
}
