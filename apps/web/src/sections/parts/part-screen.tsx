import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { type ReactNode, useMemo } from "react";
import { factNames } from "../../api/fact-names.js";
import { modelQuery } from "../../api/model-query.js";
import { ShownQuery } from "../../api/shown-query.js";
import { useFollow } from "../../api/use-follow.js";
import { buttonClass } from "../../design/button.js";
import { EmptyState } from "../../design/empty-state.js";
import { PART_WORDS as words } from "../../words/parts.js";
import { KnownPart } from "./known-part.js";
import { kindOfText, type ModelLists, partIn } from "./part-fact.js";
import { usePartAddress } from "./use-part-address.js";

/** One fact of a model, whole. */
export function PartScreen(): ReactNode {
  const { projectId, search } = usePartAddress();
  const query = modelQuery(projectId, search.branch === undefined ? {} : { branchId: search.branch });
  const whole = useQuery(query);
  useFollow(projectId, ["schemas"], query.queryKey);
  return (
    <ShownQuery query={whole}>
      {({ model, modelVersion }) => <Shown model={model} modelVersion={modelVersion} />}
    </ShownQuery>
  );
}

function Shown({
  model,
  modelVersion,
}: {
  readonly model: ModelLists;
  readonly modelVersion: number;
}): ReactNode {
  const { projectId, kind: word, partId } = usePartAddress();
  const names = useMemo(() => new Map(factNames(model).map((one) => [one.id, one])), [model]);
  const kind = kindOfText(word);
  const part = kind === null ? null : partIn(model, kind, partId);
  return part === null ? (
    <EmptyState title={words.notThere} words={words.notThereWords}>
      <Link to="/projects/$projectId/model" params={{ projectId }} className={buttonClass({})}>
        {words.toModel}
      </Link>
    </EmptyState>
  ) : (
    <KnownPart key={partId} part={part} whole={{ model, modelVersion, names }} />
  );
}
