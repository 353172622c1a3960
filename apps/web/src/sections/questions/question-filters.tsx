import type { ReactNode } from "react";
import { SelectField, TextField } from "../../design/field.js";
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
      <SelectField
        label={words.status}
        value={search.status ?? "open"}
        onChange={({ target }) => {
          const status = QUESTION_FILTERS.find((one) => one === target.value);
          change({ status: status === "open" ? undefined : status });
        }}
      >
        {QUESTION_FILTERS.map((one) => (
          <option key={one} value={one}>
            {words.statusChoices[one]}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={words.order}
        value={search.order ?? "about"}
        onChange={({ target }) => {
          const order = QUESTION_ORDERS.find((one) => one === target.value);
          change({ order: order === "about" ? undefined : order });
        }}
      >
        {QUESTION_ORDERS.map((one) => (
          <option key={one} value={one}>
            {words.orders[one]}
          </option>
        ))}
      </SelectField>
    </Filters>
  );
}
