import type { DescribedService } from "./described-service.js";
import { SKILLS } from "./skills/skills.js";

/** A skill as it is listed. */
export interface ListedSkill {
  readonly name: string;
  readonly description: string;
  /** Where its `SKILL.md` is. */
  readonly url: string;
}

/** The skills of a service, with their addresses. */
export function skillIndex({ address }: DescribedService): readonly ListedSkill[] {
  return SKILLS.map(({ name, description }) => ({
    name,
    description,
    url: `${address}/skills/${name}/SKILL.md`,
  }));
}
