import { assertNever, type Model } from "@plumbline/model-core";
import { contractsOf } from "./contracts-of.js";
import { dependenciesOf, dependentsOf, elementWithNeighbours } from "./element-reading.js";
import { messagesAfter } from "./messages-after.js";
import type { ModelAnswer, ModelQuestion } from "./model-question.js";
import { summaryOf } from "./summary-of.js";

/** Answers a question about a model (docs/reference/tools.md#tools); null when it has no such element. */
export function answerAboutModel(model: Model, question: ModelQuestion): ModelAnswer | null {
  switch (question.is) {
    case "summary":
      return { data: summaryOf(model), notice: null };
    case "element":
      return elementWithNeighbours(model, question.elementId);
    case "dependencies":
      return dependenciesOf(model, question.elementId);
    case "dependents":
      return dependentsOf(model, question.elementId);
    case "messages":
      return { data: messagesAfter(model, question), notice: null };
    case "contracts":
      return contractsOf(model, question);
    default:
      return assertNever(question);
  }
}
