import type { OutputDeclaration } from "../tasks/output-declaration.js";
import { outputSchemas } from "../tasks/output-schemas.js";
import { ARCHITECTURE_OUTPUT } from "./architecture-output.js";

const INSTRUCTIONS = `Propose the architecture of a system as facts that a person accepts or rejects one by one.
The block "model" is the design as it is. The block "sources", where it is there, has what was found in repositories: services with aliases, and facts about them with aliases.
Group services into systems and apps: an element of kind system holds elements of kind app, and an app is one service or several that are deployed together. Name those in "services" of the app. Add relationships, messages, channels, operations, subscriptions and bindings where the data shows them.
Each item adds one fact ("add", "target" null) or changes name, description, technology or parent of a part that is there ("update", "target" its alias). Add nothing that the model has. Nothing can be removed.
Give each item an alias of its own that nothing in the data has; other items name what it adds by that alias. Set to null what the kind of an item does not have. "refs" is an empty list.
In "because" name the parts, services and source facts that show the item; in "confidence" say how sure you are, from 0 to 1. What you are not sure of, and what only a person can know, belongs into "questions".`;

/** What the task of an architecture asks an AI for. */
export const ARCHITECTURE_TASK: OutputDeclaration = {
  task: "inferArchitecture",
  name: "architecture",
  promptVersion: "prompt/inferArchitecture/1",
  maxOutputTokens: 16_000,
  ...outputSchemas(ARCHITECTURE_OUTPUT),
  instructions: INSTRUCTIONS,
};
