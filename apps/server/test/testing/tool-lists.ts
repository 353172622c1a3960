import type { Person } from "./people.js";
import { recordedOpenApi } from "./recorded-openapi.js";
import type { ToolProject } from "./tool-project.js";
import type { Loose, ToolUser } from "./tools.js";

/** A tool that lists, and where its endpoint gives the same. */
export interface ListedTool {
  readonly tool: string;
  readonly args: Loose;
  readonly member: string;
  /** All items as the endpoint gives them, over all its pages. */
  whole(person: Person): Promise<readonly Loose[]>;
}

/** All items of a list with pages. */
export async function allOf(person: Person, path: string, member = "items"): Promise<readonly Loose[]> {
  const items: Loose[] = [];
  let cursor: string | null = "";
  while (cursor !== null) {
    const asked: string = `${path}${path.includes("?") ? "&" : "?"}limit=200${cursor && `&cursor=${cursor}`}`;
    const { body } = await person.get(asked).expect(200);
    items.push(...body[member]);
    cursor = body.nextCursor ?? null;
  }
  return items;
}

/** A page after the other, until there is none; gives what they hold and the notices that came with them. */
export async function walked(agent: ToolUser, name: string, args: Loose, member: string) {
  const items: Loose[] = [];
  const notices: (string | null)[] = [];
  let cursor: string | null = null;
  do {
    const { isError, text, answer } = await agent.call(name, {
      ...args,
      ...(cursor === null ? {} : { cursor }),
    });
    if (isError) {
      throw new Error(text);
    }
    items.push(...answer["data"][member]);
    notices.push(answer["notice"]);
    cursor = answer["nextCursor"];
  } while (cursor !== null);
  return { items, notices };
}

const without = (name: string) => (item: Loose) =>
  Object.fromEntries(Object.entries(item).filter(([field]) => field !== name));

/** Every tool that lists. */
export function listedTools(project: ToolProject, workspaceId: string): readonly ListedTool[] {
  const { projectId, scenarioId, draftId } = project;
  const of = `/api/projects/${projectId}`;
  const pages = (path: string) => (person: Person) => allOf(person, path);
  const listed = (tool: string, path: string, args: Loose = {}): ListedTool => ({
    ...{ tool, member: "items", args: { projectId, ...args }, whole: pages(`${of}/${path}`) },
  });
  const once = (tool: string, member: string, path: string, args: Loose = {}): ListedTool => ({
    ...{ tool, member, args: { projectId, ...args } },
    whole: async (person) => (await person.get(`${of}/${path}`).expect(200)).body[member],
  });
  return [
    {
      ...{ tool: "list_projects", member: "projects", args: {} },
      whole: async (person) => {
        const all = await allOf(person, `/api/workspaces/${workspaceId}/projects`);
        return all.map(({ id, name, description }) => ({ id, name, description }));
      },
    },
    {
      ...{ tool: "find_elements", member: "elements", args: { projectId } },
      whole: async (person) => (await allOf(person, `${of}/elements`)).map(without("icon")),
    },
    {
      ...{ tool: "list_messages", member: "messages", args: { projectId } },
      whole: (person) => messagesWithParties(person, projectId),
    },
    {
      ...listed("list_scenarios", "scenarios"),
      whole: async (person) => (await allOf(person, `${of}/scenarios`)).map(({ id, name }) => ({ id, name })),
    },
    {
      ...{ tool: "play_scenario", member: "events", args: { projectId, scenarioId, includePayloads: true } },
      whole: async (person) =>
        (await person.post(`${of}/scenarios/${scenarioId}/run`).expect(200)).body.events,
    },
    listed("list_promises", "promises"),
    listed("list_promise_runs", `promises/${draftId}/runs`, { promiseId: draftId }),
    once("review_design", "findings", "review/findings"),
    listed("list_decisions", "decisions"),
    listed("list_questions", "questions"),
    once("compare_models", "items", "model/compare?left=main@0", { left: "main@0" }),
  ];
}

/** Found without the readings of the tools: names in the order of the endpoint. */
async function messagesWithParties(person: Person, projectId: string): Promise<readonly Loose[]> {
  const of = `/api/projects/${projectId}`;
  const messages = await allOf(person, `${of}/messages`);
  const elements = await allOf(person, `${of}/elements`);
  const party = (id: string) => {
    const { name = null, kind = null } = elements.find((element) => element["id"] === id) ?? {};
    return { id, name, kind };
  };
  return messages.map((message) => ({
    ...without("producerId")(without("consumerIds")(message)),
    producer: party(message["producerId"]),
    consumerCount: message["consumerIds"].length,
    consumers: message["consumerIds"].map(party),
  }));
}

// biome-ignore lint/suspicious/noExplicitAny: schemas are looked at loosely
type LooseSchema = Record<string, any>;

/** The fields that items of an endpoint's list have, as the OpenAPI document says. */
export function documentedFields(endpoint: string): readonly string[] {
  const [method = "", path = ""] = endpoint.split(" ");
  const document = recordedOpenApi() as LooseSchema;
  const resolved = (schema: LooseSchema): LooseSchema => {
    const whole = schema["anyOf"]?.[0] ?? schema;
    return "$ref" in whole ? document["components"].schemas[whole["$ref"].split("/").at(-1)] : whole;
  };
  const { 200: answer } = document["paths"][path][method.toLowerCase()].responses;
  const { schema } = answer.content["application/json"];
  const { properties } = resolved(schema);
  const list =
    properties === undefined ? schema : (properties.items ?? properties.findings ?? properties.events);
  return Object.keys(resolved(list.items).properties);
}
