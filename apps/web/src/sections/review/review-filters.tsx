import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { Button } from "../../design/button.js";
import { ChoiceField } from "../../design/choice-field.js";
import { SelectField } from "../../design/field.js";
import { SearchField } from "../../design/search-field.js";
import { DESIGN_WORDS } from "../../words/design.js";
import { REVIEW_WORDS as words } from "../../words/review.js";
import { askedAnswer } from "./chosen-findings.js";
import styles from "./findings-tab.module.css";
import { NO_FILTERS } from "./review-counts.js";
import { openBranchesQuery } from "./review-queries.js";
import type { RuleRecord } from "./review-records.js";
import {
  ANSWER_STATES,
  CATEGORIES,
  GROUPINGS,
  RESULTS,
  type ReviewSearch,
  SEVERITIES,
} from "./review-search.js";

export interface ReviewFiltersProps {
  readonly projectId: string;
  readonly search: ReviewSearch;
  readonly rules: readonly RuleRecord[];
  readonly onChange: (changed: ReviewSearch) => void;
}

/** Which findings are listed, and by what; the address keeps it. */
export function ReviewFilters({ projectId, search, rules, onChange }: ReviewFiltersProps): ReactNode {
  const [isAll, setAll] = useState(false);
  const isFiltered = Object.keys(NO_FILTERS).some((name) => name in search && filterOf(search, name));
  return (
    <search className={styles["filters"]} data-all={isAll}>
      <SearchField
        label={DESIGN_WORDS.search}
        maxLength={200}
        value={search.q}
        onSought={(q) => onChange({ q })}
      />
      <ChoiceField
        label={words.answer}
        value={askedAnswer(search)}
        options={ANSWER_STATES}
        names={words.answerStates}
        onChange={(answer) => onChange({ answer })}
      />
      <Button
        className={styles["moreFilters"]}
        aria-expanded={isAll}
        onClick={() => setAll((before) => !before)}
      >
        {isAll ? words.fewerFilters : words.moreFilters}
      </Button>
      <KindChoices search={search} onChange={onChange} />
      <SelectField
        label={words.rule}
        value={search.rule ?? ""}
        onChange={({ target }) => onChange({ rule: target.value === "" ? undefined : target.value })}
      >
        <option value="">{words.any}</option>
        {rules.map(({ id, title }) => (
          <option key={id} value={id}>{`${id} ${title}`}</option>
        ))}
      </SelectField>
      <ChoiceField
        label={words.by}
        value={search.by ?? "rule"}
        options={GROUPINGS}
        names={words.groupings}
        onChange={(by) => onChange({ by })}
      />
      <StateChoice projectId={projectId} search={search} onChange={onChange} />
      {isFiltered && <Button onClick={() => onChange(NO_FILTERS)}>{words.clear}</Button>}
    </search>
  );
}

/** What a finding is, whatever it is about. */
function KindChoices({ search, onChange }: Pick<ReviewFiltersProps, "search" | "onChange">): ReactNode {
  return (
    <>
      <ChoiceField
        label={words.severity}
        value={search.severity}
        options={SEVERITIES}
        names={words.severities}
        none={words.any}
        onChange={(severity) => onChange({ severity })}
      />
      <ChoiceField
        label={words.result}
        value={search.result}
        options={RESULTS}
        names={words.results}
        none={words.any}
        onChange={(result) => onChange({ result })}
      />
      <ChoiceField
        label={words.category}
        value={search.category}
        options={CATEGORIES}
        names={words.categories}
        none={words.any}
        onChange={(category) => onChange({ category })}
      />
    </>
  );
}

function filterOf(search: ReviewSearch, name: string): unknown {
  return Object.entries(search).find(([key]) => key === name)?.[1];
}

/** Main, or an open branch, or the revision that the address names. */
function StateChoice({
  projectId,
  search,
  onChange,
}: Pick<ReviewFiltersProps, "projectId" | "search" | "onChange">): ReactNode {
  const { data: branches = [] } = useQuery(openBranchesQuery(projectId));
  const { branchId, revisionId } = search;
  return (
    (branches.length > 0 || branchId !== undefined || revisionId !== undefined) && (
      <SelectField
        label={words.reviewed}
        value={branchId ?? (revisionId === undefined ? "" : "revision")}
        onChange={({ target }) =>
          onChange({ branchId: target.value === "" ? undefined : target.value, revisionId: undefined })
        }
      >
        <option value="">{words.main}</option>
        {revisionId !== undefined && <option value="revision">{words.aRevision}</option>}
        {branches.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
    )
  );
}
