import { llmsFullTxt } from "../texts/llms-full-txt.js";
import { llmsTxt } from "../texts/llms-txt.js";
import { skillFile, skillPrompt } from "../texts/skills/skill-text.js";
import { SKILLS } from "../texts/skills/skills.js";

export const SERVICE = { address: "https://plumbline.example", version: "1.2.3" };

/** Every text for agents, by the name of its golden file. */
export function textsOfService(service = SERVICE): Readonly<Record<string, string>> {
  const skills = SKILLS.map((skill) => [`skills/${skill.name}/SKILL.md`, skillFile(skill, service)]);
  const prompts = SKILLS.map((skill) => [
    `prompts/${skill.name}.md`,
    skillPrompt(skill, service, "6325df52-74bb-5a99-987a-80eba10061e8"),
  ]);
  return Object.fromEntries([
    ["llms.txt", llmsTxt(service)],
    ["llms-full.txt", llmsFullTxt(service)],
    ...skills,
    ...prompts,
  ]);
}
