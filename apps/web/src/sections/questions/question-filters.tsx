import type { ReactNode } from "react";
import { ChoiceField } from "../../design/choice-field.js";
import { TextField } from "../../design/field.js";
import { Filters } from "../../design/filters.js";
import { QUESTION_WORDS as words } from "../../words/questions.js";
import { QUESTION_FILTERS, QUESTION_ORDERS } from "./questions-search.js";
import { useQuestionsSearch } from "./use-questions-search.js";

export function QuestionFilters(): ReactNode {
  const { search, change } = useQuestionsSearch();
  return (
    <Filters label={words.filters}>
      <TextField
        label={words.search}
        type="search"
        value={search.q ?? ""}
        onChange={({ target }) => change({ q: target.value || undefined })}
      />
      <ChoiceField
        label={words.status}
        value={search.status ?? "open"}
        options={QUESTION_FILTERS}
        names={words.statusChoices}
        onChange={(status) => change({ status: status === "open" ? undefined : status })}
      />
      <ChoiceField
        label={words.order}
        value={search.order ?? "about"}
        options={QUESTION_ORDERS}
        names={words.orders}
        onChange={(order) => change({ order: order === "about" ? undefined : order })}
      />
    </Filters>
  );
}
