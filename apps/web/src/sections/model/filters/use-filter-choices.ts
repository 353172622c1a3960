import { useQuery } from "@tanstack/react-query";
import { revisionsQuery } from "../../../api/branches.js";
import { allPromisesQuery } from "../../../api/whole-lists.js";
import type { DrawnModel } from "../../../canvas/drawn-model.js";
import { MODEL_BAR_WORDS as words } from "../../../words/model-bar.js";
import { stateOf } from "../state-of-model.js";
import type { ModelAddress } from "../use-model-address.js";
import { findingsQuery } from "./filter-queries.js";
import { FINDING_WORDS, openRules, partsWithFinding } from "./finding-filter.js";
import { partsOfFacts } from "./parts-of-facts.js";
import { readSince } from "./since.js";

export type Choices = readonly (readonly [value: string, text: string])[];

const DAYS = [1, 7, 30] as const;

/** What can be filtered by that is known beside the model; asked for when somebody looks at the filters. */
export function useFilterChoices(address: ModelAddress, { model }: DrawnModel) {
  const { projectId, search } = address;
  const isPossible = search.version === undefined;
  const { data: findings } = useQuery({
    ...findingsQuery(projectId, stateOf(search)),
    enabled: isPossible,
  });
  const { data: promises = [] } = useQuery(allPromisesQuery(projectId));
  const { data: revisions = [] } = useQuery(revisionsQuery(projectId));
  const parts = partsOfFacts(model);
  const withCount = (value: string, text: string): Choices[number] => [
    value,
    words.withParts(text, partsWithFinding(parts, findings ?? [], value).size),
  ];
  return {
    finding:
      findings === undefined
        ? named(search.finding)
        : [
            ...FINDING_WORDS.map((word) => withCount(word, words.findings[word])),
            ...openRules(findings).map((rule) => withCount(rule, rule)),
          ],
    promise: promises.map(({ id, requirementId, title }): Choices[number] => [
      id,
      `${requirementId} ${title}`,
    ]),
    since: [
      ...DAYS.map((days): Choices[number] => [`${days}d`, words.sinceDays(days)]),
      ...(search.branch === undefined ? [] : [["branch", words.sinceBranch] as const]),
      ...revisions.map(({ id, name }): Choices[number] => [id, words.sinceRevision(name)]),
      ...otherSince(search.since),
    ],
  };
}

function named(value: string | undefined): Choices {
  return value === undefined ? [] : [[value, value]];
}

/** A version or a number of days that an address names and no choice is. */
function otherSince(text: string | undefined): Choices {
  const since = readSince(text);
  if (text === undefined || since === null) {
    return [];
  }
  if (since.kind === "version") {
    return [[text, words.sinceVersion(since.version)]];
  }
  return since.kind === "days" && !DAYS.some((days) => days === since.days)
    ? [[text, words.sinceDays(since.days)]]
    : [];
}
