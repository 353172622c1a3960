import type { CheckedAnswer, OutputDeclaration, PromptBlock } from "@plumbline/ai-tasks";
import type { JsonValue } from "@plumbline/model-core";
import type { ProjectCaller, UserPrincipal } from "../../../platform/access/principal.js";
import type { StoredSettings } from "../../settings/for-threads.js";

/** What a task tells, as it was read at one moment with the settings. */
export interface TaskContext {
  readonly blocks: readonly PromptBlock[];
  /** Whether it is more than a prompt may tell. */
  readonly isTooLarge: boolean;
  /** IDs of what of it is from private repositories. */
  readonly privateSubjects: readonly string[];
  readonly settings: StoredSettings;
}

/** Somebody who asks for help. */
export interface TaskRequest<T> {
  readonly caller: ProjectCaller<UserPrincipal>;
  readonly output: OutputDeclaration;
  readonly context: TaskContext;
  /** What the schema of the output cannot say. */
  readonly check: (value: JsonValue) => CheckedAnswer<T>;
}
