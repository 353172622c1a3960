import type { OutputDeclaration } from "../tasks/output-declaration.js";
import { outputSchemas } from "../tasks/output-schemas.js";
import { FLOW_OUTPUT } from "./flow-output.js";

/** Whoever changes a word of these raises the version. */
const INSTRUCTIONS = `Propose one scenario: a flow of steps through the design that does what the request asks. Where a block "scenario" is there, the flow takes its place: keep what the request does not change, with its keys.

Steps are a flat list in the order they run. A step at the top has the slot "root" and no parent. A step inside another one names the key of that earlier step as its parent, and its slot:
- of a call: "then" for what the owner of the operation does while it answers, "onError" for what the caller does after every attempt failed;
- of a publish: "handler" for what a consumer does with the message; handlerOf is its subscription;
- of a parallel: "branch", with branchIndex from 0;
- of a branch: "then" when the step whenStep ended as "is" says, "else" otherwise.
A write holds no steps. A call needs from and operation, a publish from, channel and message, a write from and store. The element that publishes is the producer of the message; a call goes to the owner of its operation.
Payloads are the text of a JSON value, or null where nothing is known of them. Where the data shows a schema, they keep to it.

Use parts of the design wherever they fit. What the flow needs and the design lacks goes into missing, with an alias of your own that the data does not have, why it is needed and how sure you are from 0 to 1. Every field that the kind of a missing part, the type of a step or of an assertion does not have is null.
refs is empty. Assert what has to hold at the end, such as the outcome of the first call and how often a message is delivered. Add a fault only where the request is about a failure.
Ask in questions what only a person can say, with the parts that it is about; state in assumptions what you took for granted. The summary says in a few sentences what happens.`;

/** What is asked for of a flow. */
export const FLOW_TASK: OutputDeclaration = {
  task: "proposeFlow",
  name: "flow",
  promptVersion: "prompt/proposeFlow/1",
  maxOutputTokens: 8_000,
  ...outputSchemas(FLOW_OUTPUT),
  instructions: INSTRUCTIONS,
};
