import type { DescribedService } from "./described-service.js";
import { introduction } from "./introduction.js";
import { bulleted, documentText, sectionText } from "./markdown.js";
import { RULES } from "./rules.js";
import { skillIndex } from "./skill-index.js";
import { SKILLS } from "./skills/skills.js";
import { addressOf, OPEN_API_PATH, TEXT_ENDPOINTS } from "./text-endpoints.js";

/** `llms.txt`: what the service offers to an agent, in links (docs/reference/tools.md#texts). */
export function llmsTxt(service: DescribedService): string {
  const { address } = service;
  return documentText([
    ...introduction(service),
    bulleted(RULES).join("\n"),
    sectionText({ title: "Skills", lines: bulleted(skillLinks(service)) }, 2),
    sectionText({ title: "Reference", lines: bulleted(referenceLinks(address)) }, 2),
    sectionText({ title: "Optional", lines: bulleted(optionalLinks(address)) }, 2),
  ]);
}

function skillLinks(service: DescribedService): readonly string[] {
  const titles = new Map(SKILLS.map(({ name, title }) => [name, title]));
  return skillIndex(service).map(
    ({ name, description, url }) => `[${titles.get(name)}](${url}): ${description}`,
  );
}

function referenceLinks(address: string): readonly string[] {
  const { allTexts, capabilities } = TEXT_ENDPOINTS;
  return [
    `[All of it in one file](${addressOf(address, allTexts)}): every tool with its arguments, how answers are read, limits, resources, and the skills.`,
    `[What your token can call](${addressOf(address, capabilities)}): its scopes, tools and endpoints; needs the token.`,
    `[Every endpoint](${address}${OPEN_API_PATH}): the OpenAPI document, with the scope that opens each operation to a token.`,
  ];
}

function optionalLinks(address: string): readonly string[] {
  const { skills, clients, registryEntry } = TEXT_ENDPOINTS;
  return [
    `[Index of the skills](${addressOf(address, skills)}): the same list as JSON.`,
    `[Entry for the MCP registry](${addressOf(address, registryEntry)}): the server.json of this service.`,
    `[Configuration of clients](${addressOf(address, clients)}): ready to be pasted; for people who are signed in.`,
  ];
}
