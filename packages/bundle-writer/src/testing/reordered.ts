import { LIST_OF_KIND, type Model } from "@plumbline/model-core";
import type { ContractsInput } from "../contracts/contracts-input.js";

/** The same input with every list the other way round. */
export function reversed({ model, scenarios, projectName }: ContractsInput): ContractsInput {
  const lists = Object.values(LIST_OF_KIND).map((list) => [list, [...model[list]].reverse()]);
  return { projectName, model: Object.fromEntries(lists) as Model, scenarios: [...scenarios].reverse() };
}
