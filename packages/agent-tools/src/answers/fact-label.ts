/** The name of the label of a fact: an item without it has the label of the whole answer, so it is never left out alone. */
export const FACT_LABEL = "factStatus";
