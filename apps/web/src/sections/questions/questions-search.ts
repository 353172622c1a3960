import { oneOfIn, textIn } from "../../design/search-values.js";

export const QUESTION_FILTERS = ["open", "answered", "dropped", "all"] as const;
export type QuestionFilter = (typeof QUESTION_FILTERS)[number];
export const QUESTION_ORDERS = ["about", "time"] as const;
export type QuestionOrder = (typeof QUESTION_ORDERS)[number];

/** What the address says of this screen after `?`. */
export interface QuestionsSearch {
  readonly q?: string | undefined;
  readonly status?: QuestionFilter | undefined;
  readonly order?: QuestionOrder | undefined;
  /** The question that is open beside the list. */
  readonly question?: string | undefined;
  /** Opens the form with what is asked about: `<kind>:<id>`; `new` for nothing in particular. */
  readonly about?: string | undefined;
}

export function readQuestionsSearch(search: Readonly<Record<string, unknown>>): QuestionsSearch {
  return {
    q: textIn(search, "q"),
    status: oneOfIn(search, "status", QUESTION_FILTERS),
    order: oneOfIn(search, "order", QUESTION_ORDERS),
    question: textIn(search, "question"),
    about: textIn(search, "about"),
  };
}
