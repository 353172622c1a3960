import { SKILLS, type Skill } from "@plumbline/agent-tools";
import { notFound } from "../../platform/errors/api-error.js";
import { nearestName } from "../../platform/request/nearest-name.js";

const MOST_SHOWN = 100;

/** The skill of this name; 404 that says which one may be meant. */
export function skillNamed(name: string): Skill {
  const found = SKILLS.find((skill) => skill.name === name);
  if (found === undefined) {
    const names = SKILLS.map((skill) => skill.name);
    const nearest = nearestName(name, names);
    const meant = nearest === null ? `there are ${names.join(", ")}` : `did you mean ${nearest}?`;
    throw notFound(`There is no skill ${name.slice(0, MOST_SHOWN)}; ${meant}`);
  }
  return found;
}
