import type { OutputDeclaration } from "../tasks/output-declaration.js";
import { outputSchemas } from "../tasks/output-schemas.js";
import { CRITIQUE_OUTPUT } from "./critique-output.js";

const INSTRUCTIONS = `Look at a design as a careful reviewer would, and answer the request where there is one.
The block "model" is the design. The block "findings" has what the fixed rules of the review found to be a concern or could not know, each with the rule and the alias of its subject.
Write observations about what the data shows and what it lacks; name the parts that each is about, and rules that say the same. Do not repeat findings without adding to them, and give no severity: the rules do that.
Ask what only a person can answer in "questions". Suggest decisions in "proposedDecisions", with what they affect, and in "settles" the findings of the data that they answer. Name rules and parts only as the data does.`;

/** What the task of a critique asks an AI for. */
export const CRITIQUE_TASK: OutputDeclaration = {
  task: "critique",
  name: "critique",
  promptVersion: "prompt/critique/1",
  maxOutputTokens: 6000,
  ...outputSchemas(CRITIQUE_OUTPUT),
  instructions: INSTRUCTIONS,
};
