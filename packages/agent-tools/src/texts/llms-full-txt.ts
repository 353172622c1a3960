import type { Tool } from "../tools/tool.js";
import { TOOLS } from "../tools/tools-in-order.js";
import { ANSWERS, LIMITS_IN_WORDS, SMALL_ANSWERS } from "./answers-text.js";
import type { DescribedService } from "./described-service.js";
import { introduction } from "./introduction.js";
import { bulleted, documentText, type Section, sectionText } from "./markdown.js";
import { RESOURCES, resourceTemplate } from "./resources.js";
import { RULES } from "./rules.js";
import { skillParts } from "./skills/skill-text.js";
import { SKILLS } from "./skills/skills.js";
import { TEXT_ENDPOINTS } from "./text-endpoints.js";
import { argumentsText, scopesInWords } from "./tool-text.js";

/** `llms-full.txt`: all that an agent needs to know of the service, in one file (docs/reference/tools.md#texts). */
export function llmsFullTxt(service: DescribedService): string {
  return documentText([
    ...introduction(service),
    ...[...GUIDE, LIMITS].map((section) => sectionText(section, 2)),
    sectionText({ title: "Tools", lines: [SAME_RULES] }, 2),
    ...(TOOLS as readonly Tool[]).map((tool) => sectionText(toolSection(tool), 3)),
    sectionText({ title: "Resources", lines: resourceLines() }, 2),
    sectionText({ title: "Skills", lines: ["What an agent does here, step by step."] }, 2),
    ...SKILLS.flatMap((skill) => skillParts(skill, service, 3)),
  ]);
}

const SAME_RULES =
  "Each does what its HTTP endpoint does, under the same rules. A tool whose scope the token has not is not listed.";

/** Scopes in the words of what they open; none holds another. */
const SCOPES = ["read", "propose", "export"] as const;

function scopeLine(scope: (typeof SCOPES)[number]): string {
  const opened = (TOOLS as readonly Tool[]).filter(({ scopes }) => scopes.includes(scope));
  return `\`${scope}\` opens ${opened.map(({ name }) => `\`${name}\``).join(", ")}.`;
}

const GUIDE: readonly Section[] = [
  { title: "Rules", lines: bulleted(RULES) },
  {
    title: "Scopes",
    lines: bulleted([
      ...SCOPES.map(scopeLine),
      "No scope holds another. A token may be restricted to one project: every other is `not_found`.",
      `An owner makes tokens with \`${TEXT_ENDPOINTS.newToken}\`, as a person. \`${TEXT_ENDPOINTS.capabilities}\` says what yours can do.`,
    ]),
  },
  { title: "Answers", lines: bulleted(ANSWERS) },
  { title: "Small answers", lines: bulleted(SMALL_ANSWERS) },
];

const LIMITS: Section = { title: "Limits", lines: bulleted(LIMITS_IN_WORDS) };

function toolSection(tool: Tool): Section {
  const { name, about, scopes, endpoint, truth, truthNote } = tool;
  const parts = [
    about,
    `Scope: ${scopesInWords(scopes)}. ${argumentsText(tool)}`,
    `Truth: \`${truth}\`. ${truthNote}`,
    `The same over HTTP: \`${endpoint}\`.`,
  ];
  return { title: name, lines: bulleted(parts) };
}

function resourceLines(): readonly string[] {
  return [
    "Files of the bundle of main as it is now, for tokens with the scope `export`; generated when they are read.",
    "",
    ...bulleted(RESOURCES.map((resource) => `\`${resourceTemplate(resource)}\`: ${resource.about}`)),
  ];
}
