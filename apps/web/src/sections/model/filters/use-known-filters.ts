import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { toldError } from "../../../api/told-error.js";
import { useFollow } from "../../../api/use-follow.js";
import type { CanvasFilters } from "../../../canvas/canvas-view.js";
import type { DrawnModel } from "../../../canvas/drawn-model.js";
import { countFiltered } from "../../../canvas/filtered-ids.js";
import { MODEL_BAR_WORDS as words } from "../../../words/model-bar.js";
import { stateOf } from "../state-of-model.js";
import type { ModelAddress } from "../use-model-address.js";
import { changedSinceQuery, findingsQuery, namedByPromiseQuery } from "./filter-queries.js";
import { partsWithFinding } from "./finding-filter.js";
import { partsAbout, partsOfFacts } from "./parts-of-facts.js";
import { readSince } from "./since.js";

/** What findings are worked out from: any of it may bring others. */
const REVIEWED = ["model", "branches", "schemas", "scenarios", "promises", "decisions", "review"] as const;

export interface KnownFilters {
  /** All filters of the address, also those by what is known beside the model. */
  readonly filters: CanvasFilters;
  /** What one of them needs is on its way. */
  readonly isWaiting: boolean;
  /** Filters that could not be applied, and why. */
  readonly failed: readonly string[];
  /** How many facts were removed since what is filtered by: no picture has them. */
  readonly gone: number;
  /** How many parts meet the filters, of how many. */
  readonly count: { readonly meeting: number; readonly all: number };
}

type Ids = ReadonlySet<string> | null;

/** Adds the filters by findings, promises and changes to those by the model itself. */
export function useKnownFilters(address: ModelAddress, drawn: DrawnModel): KnownFilters {
  const byFinding = useByFinding(address, drawn);
  const byPromise = useByPromise(address, drawn);
  const byChange = useByChange(address, drawn);
  const { filters: plain } = address;
  const filters = useMemo(() => {
    const only = [byFinding.ids, byPromise.ids, byChange.ids].filter(
      (ids): ids is Set<string> => ids !== null,
    );
    return only.length === 0 ? plain : { ...plain, only };
  }, [plain, byFinding.ids, byPromise.ids, byChange.ids]);
  const count = useMemo(() => countFiltered(drawn, filters), [drawn, filters]);
  const all = [byFinding, byPromise, byChange];
  return {
    filters,
    count,
    gone: byChange.gone,
    isWaiting: all.some(({ isWaiting }) => isWaiting),
    failed: all.flatMap(({ failed }) => failed ?? []),
  };
}

interface Known {
  readonly ids: Ids;
  readonly isWaiting: boolean;
  readonly failed: string | null;
}

function known(
  ids: Ids,
  { isLoading, error }: { readonly isLoading: boolean; readonly error: unknown },
  name: string,
): Known {
  const why = error === null ? null : toldError(error).title;
  return { ids, isWaiting: isLoading, failed: why === null ? null : words.filterFailed(name, why) };
}

function useByFinding({ projectId, search }: ModelAddress, { model }: DrawnModel): Known {
  const { finding } = search;
  const options = findingsQuery(projectId, stateOf(search));
  const isPossible = search.version === undefined;
  const query = useQuery({ ...options, enabled: finding !== undefined && isPossible });
  useFollow(projectId, REVIEWED, options.queryKey);
  const ids = useMemo(
    () =>
      finding === undefined || query.data === undefined
        ? null
        : partsWithFinding(partsOfFacts(model), query.data, finding),
    [model, finding, query.data],
  );
  if (finding !== undefined && !isPossible) {
    return {
      ids: null,
      isWaiting: false,
      failed: words.filterFailed(words.filter.finding, words.noReviewOfVersion),
    };
  }
  return known(ids, query, words.filter.finding);
}

function useByPromise({ projectId, search: { promise } }: ModelAddress, { model }: DrawnModel): Known {
  const options = namedByPromiseQuery(projectId, promise ?? "");
  const query = useQuery({ ...options, enabled: promise !== undefined });
  const ids = useMemo(
    () =>
      promise === undefined || query.data === undefined ? null : partsAbout(partsOfFacts(model), query.data),
    [model, promise, query.data],
  );
  return known(ids, query, words.filter.promise);
}

function useByChange(
  { projectId, search }: ModelAddress,
  { model }: DrawnModel,
): Known & { readonly gone: number } {
  const since = readSince(search.since);
  const query = useQuery({
    ...changedSinceQuery(projectId, stateOf(search), since ?? { kind: "branch" }),
    enabled: since !== null,
  });
  const isAsked = since !== null;
  const ids = useMemo(
    () =>
      isAsked && query.data !== undefined
        ? partsAbout(
            partsOfFacts(model),
            query.data.items.map(({ id }) => id),
          )
        : null,
    [model, isAsked, query.data],
  );
  const gone = isAsked ? (query.data?.counts.removed ?? 0) : 0;
  return { ...known(ids, query, words.filter.since), gone };
}
