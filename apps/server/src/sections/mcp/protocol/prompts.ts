import type { Server } from "@modelcontextprotocol/sdk/server/index.js";
import {
  GetPromptRequestSchema,
  type GetPromptResult,
  ListPromptsRequestSchema,
  type ListPromptsResult,
} from "@modelcontextprotocol/sdk/types.js";
import { type DescribedService, SKILLS, type Skill, skillPrompt } from "@plumbline/agent-tools";
import { type Guid, parseGuid } from "@plumbline/model-core";
import { ApiError } from "../../../platform/errors/api-error.js";
import { nearestName } from "../../../platform/request/nearest-name.js";
import { invalidParameters, protocolError, shown } from "./protocol-errors.js";
import type { Sent } from "./sent.js";
import { argumentsIn } from "./sent-arguments.js";

const PROJECT = "projectId";

/** Lets a server list and give prompts: one for each skill (docs/reference/tools.md#prompts). */
export function servePrompts(server: Server, { message, service }: Sent): void {
  server.setRequestHandler(ListPromptsRequestSchema, () => LISTED);
  server.setRequestHandler(GetPromptRequestSchema, ({ params }) =>
    promptOf(skillIn(params.name), described(service), projectIn(argumentsIn(message))),
  );
}

const LISTED: ListPromptsResult = {
  prompts: SKILLS.map(({ name, title, description }) => ({
    name,
    title,
    description,
    arguments: [{ name: PROJECT, description: "ID of the project; without it list_projects finds it" }],
  })),
};

function promptOf(skill: Skill, service: DescribedService, projectId: Guid | null): GetPromptResult {
  const text = skillPrompt(skill, service, projectId);
  return { description: skill.description, messages: [{ role: "user", content: { type: "text", text } }] };
}

function skillIn(name: string): Skill {
  const found = SKILLS.find((skill) => skill.name === name);
  if (found === undefined) {
    const names = SKILLS.map((skill) => skill.name);
    const nearest = nearestName(name, names);
    const meant = nearest === null ? `there are ${names.join(", ")}` : `did you mean ${nearest}?`;
    throw invalidParameters(`There is no prompt ${shown(name)}; ${meant}`);
  }
  return found;
}

/** The project that the prompt is about; null where none is named. */
function projectIn(sent: Readonly<Record<string, unknown>>): Guid | null {
  const { [PROJECT]: project = null, ...others } = sent;
  const [unknown] = Object.keys(others);
  if (unknown !== undefined) {
    throw invalidParameters(`${shown(unknown)}: there is no such argument; there is ${PROJECT}`);
  }
  const id = typeof project === "string" ? parseGuid(project) : null;
  if (id === null && project !== null) {
    throw invalidParameters(`${PROJECT}: must be a GUID`);
  }
  return id;
}

function described(service: Sent["service"]): DescribedService {
  try {
    return service();
  } catch (thrown) {
    throw thrown instanceof ApiError ? protocolError(thrown) : thrown;
  }
}
