import type { Tool } from "../../tools/tool.js";
import type { DescribedService } from "../described-service.js";
import type { Section } from "../markdown.js";

/** What a coding agent is taught to do here, as a `SKILL.md` (docs/reference/tools.md#skills). */
export interface Skill {
  /** Lower-case words with hyphens: also the name of its folder. */
  readonly name: string;
  readonly title: string;
  /** What it is for, and when to use it. */
  readonly description: string;
  readonly tools: readonly Tool[];
  readonly sections: (service: DescribedService) => readonly Section[];
}
