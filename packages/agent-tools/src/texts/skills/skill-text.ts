import type { DescribedService } from "../described-service.js";
import { bulleted, documentText, type Section, sectionText } from "../markdown.js";
import { RULES } from "../rules.js";
import { addressOf, TEXT_ENDPOINTS } from "../text-endpoints.js";
import { argumentsText, toolLine } from "../tool-text.js";
import type { Skill } from "./skill.js";

/** The `SKILL.md` of a skill: front matter with its name and description, then what to do. */
export function skillFile(skill: Skill, service: DescribedService): string {
  const { name, description } = skill;
  // A JSON text is a text of YAML, whatever stands in it.
  const frontMatter = ["---", `name: ${name}`, `description: ${JSON.stringify(description)}`, "---"].join(
    "\n",
  );
  return documentText([frontMatter, ...skillParts(skill, service, 1), rules(2)]);
}

/** What to do, as a message to an agent; `projectId` says in which project. */
export function skillPrompt(skill: Skill, service: DescribedService, projectId: string | null): string {
  const place = projectId === null ? [] : [`The \`projectId\` is \`${projectId}\`.`];
  return documentText([...skillParts(skill, service, 1), ...place, rules(2)]);
}

/** The parts of a skill under a heading of this level. */
export function skillParts(skill: Skill, service: DescribedService, level: number): readonly string[] {
  const { title, tools, sections } = skill;
  const listed = bulleted(tools.map((tool) => `${toolLine(tool)} ${argumentsText(tool)}`));
  const parts: readonly Section[] = [...sections(service), { title: "Tools", lines: listed }];
  return [
    sectionText({ title, lines: [introduction(service)] }, level),
    ...parts.map((part) => sectionText(part, level + 1)),
  ];
}

function introduction({ address }: DescribedService): string {
  return `With the tools of Plumbline, over the Model Context Protocol at ${addressOf(address, TEXT_ENDPOINTS.messages)}.`;
}

function rules(level: number): string {
  return sectionText({ title: "Rules", lines: bulleted(RULES) }, level);
}
