import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { buildOf } from "./testing/build.js";
import type { Team } from "./testing/project.js";
import { ESHOP } from "./testing/promises.js";
import { sharedTeamServer } from "./testing/team-server.js";
import type { RunningServer } from "./testing/test-server.js";
import { aToolProject, readingCalls, type ToolProject } from "./testing/tool-project.js";
import { type Loose, type ToolUser, toolUser } from "./testing/tools.js";

// Tools that read one thing, compared with the endpoints that give the same, or with a plain reading of the model.

let server: RunningServer;
let team: Team;
let agent: ToolUser;
let project: ToolProject;
let model: Record<string, readonly Loose[]>;

beforeAll(async () => {
  ({ server, team } = await sharedTeamServer());
  agent = await toolUser(server, team);
  project = await aToolProject(team, agent);
  ({ model } = (await team.viewer.get(`/api/projects/${project.projectId}/model`).expect(200)).body);
});
afterAll(() => server.stop());

const at = (path: string): string => `/api/projects/${project.projectId}/${path}`;
const bodyAt = async (path: string): Promise<Loose> => (await team.viewer.get(at(path)).expect(200)).body;
const argsOf = (name: string): Loose => readingCalls(project)[name] ?? {};
const factsOf = (kind: string): readonly Loose[] =>
  [...(model[kind] ?? [])].sort((left, right) => (left["id"] < right["id"] ? -1 : 1));

function partyOf(id: string): Loose {
  const { name = null, kind = null } = factsOf("elements").find((element) => element["id"] === id) ?? {};
  return { id, name, kind };
}

function withParties({ producerId, consumerIds, ...message }: Loose): Loose {
  const [consumerCount, consumers] = [consumerIds.length, consumerIds.map(partyOf)];
  return { ...message, producer: partyOf(producerId), consumerCount, consumers };
}

describe("every answer", () => {
  it("is an envelope whose parts stand in one order", async () => {
    for (const [name, args] of Object.entries(readingCalls(project))) {
      const { answer, text } = await agent.call(name, args);
      const parts = ["projectId", "truth", "truthNote", "data", "nextCursor", "notice"];
      expect([name, Object.keys(answer)]).toEqual([name, parts]);
      const meant = {
        projectId: name === "list_projects" ? null : project.projectId,
        truth: "declared",
        truthNote: expect.stringMatching(/^[A-Z].{20,150}\.$/),
        data: expect.any(Object),
        nextCursor: answer["nextCursor"] === null ? null : expect.stringMatching(/^[\w-]+$/),
        notice: null,
      };
      expect([name, answer]).toEqual([name, meant]);
      expect(text).toBe(JSON.stringify(answer));
    }
  });

  it("names the project in lower case, however it was sent", async () => {
    const projectId = project.projectId.toUpperCase();
    expect((await agent.call("get_model_summary", { projectId })).answer["projectId"]).toBe(
      project.projectId,
    );
  });
});

describe("records", () => {
  it("are those of their endpoints", async () => {
    const { schemaId, scenarioId, promiseId, revisionId, branchId, projectId } = project;
    const { id, name, description, content, version } = await bodyAt(`schemas/${schemaId}`);
    const schema = { id, name, description, content, version };
    expect(await agent.data("get_schema", argsOf("get_schema"))).toEqual({ schema });
    const scenario = { ...(await bodyAt(`scenarios/${scenarioId}`)), origin: null };
    expect(await agent.data("get_scenario", argsOf("get_scenario"))).toEqual({ scenario });
    const { revisions, ...promise } = await bodyAt(`promises/${promiseId}`);
    expect(revisions).toHaveLength(promise["latestRevision"]);
    expect(await agent.data("get_promise", argsOf("get_promise"))).toEqual({ promise });
    for (const [state, query] of [
      [{}, ""],
      [{ revisionId }, `?revisionId=${revisionId}`],
      [{ branchId }, `?branchId=${branchId}`],
    ] as const) {
      const manifest = await bodyAt(`build/manifest${query}`);
      expect(await agent.data("get_build_manifest", { projectId, ...state })).toEqual({ manifest });
    }
  });

  it("are what their endpoints answer to the same body", async () => {
    const { projectId, scenarioId, manifest, elementId } = project;
    for (const body of [{ scenarioIds: [scenarioId] }, { elementIds: [elementId] }]) {
      const brief = await team.viewer.post(buildOf(projectId, "/brief"), body).expect(200);
      expect(await agent.data("get_brief", { projectId, ...body })).toEqual(brief.body);
    }
    const { files, ...verdict } = (
      await team.viewer.post(buildOf(projectId, "/verify"), { manifest }).expect(200)
    ).body;
    const found = await agent.data("verify_manifest", { projectId, manifest });
    expect({ ...found, files: null }).toEqual({ ...verdict, files: null });
    expect(new Set(found["files"].map(String))).toEqual(new Set(files.map(String)));
    expect(found["files"]).toHaveLength(files.length);
  });

  it("of a verification tell first what does not match", async () => {
    const { projectId } = project;
    const { files, ...manifest } = project.manifest as Loose;
    const last = { ...files.at(-1), sha256: "0".repeat(64) };
    const sent = { ...manifest, files: [...files.slice(0, -1), last] };
    const [first] = (await agent.data("verify_manifest", { projectId, manifest: sent }))["files"];
    expect(first).toMatchObject({ path: last["path"], status: "differs" });
  });

  it("of a run are those of its endpoint beside the page of its events", async () => {
    const { projectId, scenarioId } = project;
    const { body } = await team.viewer.post(at(`scenarios/${scenarioId}/run`)).expect(200);
    const { events, labels, ...run } = body;
    for (const includePayloads of [true, false]) {
      const args = { projectId, scenarioId, includePayloads, limit: 3 };
      const found = await agent.data("play_scenario", args);
      const { events: shown, labels: named, ...rest } = found;
      expect(rest).toEqual({ ...run, eventCount: events.length });
      const bare = (event: Loose): Loose => (includePayloads ? event : { ...event, payload: null });
      expect(shown).toEqual(events.slice(0, 3).map(bare));
      expect(labels).toMatchObject(named);
      const parties = shown.flatMap(({ from, to, target }: Loose) => [from, to, target]).filter(Boolean);
      expect(Object.keys(named)).toEqual(expect.arrayContaining(parties));
      const payloads = (await agent.data("play_scenario", { ...args, limit: 200 }))["events"];
      expect(payloads.some((event: Loose) => (event["payload"] ?? null) !== null)).toBe(includePayloads);
    }
  });
});

describe("readings of the model", () => {
  it("count what it holds", async () => {
    const elements = factsOf("elements");
    const found = await agent.data("get_model_summary", argsOf("get_model_summary"));
    const { name: projectName } = (await team.viewer.get(`/api/projects/${project.projectId}`).expect(200))
      .body;
    const countOf = (field: string, word: string): number =>
      elements.filter((element) => element[field] === word).length;
    expect(found).toEqual({
      projectName,
      totalElements: elements.length,
      elementsByKind: Object.fromEntries(KINDS.map((kind) => [kind, countOf("kind", kind)])),
      elementsByFactStatus: Object.fromEntries(LABELS.map((label) => [label, countOf("factStatus", label)])),
      staleElements: elements.filter(({ stale }) => stale !== null).length,
      relationshipCount: factsOf("relationships").length,
      messageCount: factsOf("messages").length,
      schemaCount: factsOf("schemas").length,
    });
  });

  const KINDS = ["actor", "system", "app", "component", "store"];
  const LABELS = ["declared", "observed-in-source", "inferred", "measured", "unknown"];

  it("show every element with what stands around it", async () => {
    const { projectId } = project;
    for (const element of factsOf("elements")) {
      const { id: elementId } = element;
      const outboundRelationships = factsOf("relationships")
        .filter(({ fromId }) => fromId === elementId)
        .map((found) => ({ ...found, to: partyOf(found["toId"]) }));
      const inboundRelationships = factsOf("relationships")
        .filter(({ toId }) => toId === elementId)
        .map((found) => ({ ...found, from: partyOf(found["fromId"]) }));
      const messages = factsOf("messages");
      const producedMessages = messages.filter(({ producerId }) => producerId === elementId).map(withParties);
      const consumedMessages = messages
        .filter(({ consumerIds }) => consumerIds.includes(elementId))
        .map(withParties);
      const lists = { outboundRelationships, inboundRelationships, producedMessages, consumedMessages };
      const sent = { projectId, elementId };
      expect(await agent.data("get_element", sent)).toEqual({ element, ...lists });
      expect(await agent.data("get_element_dependencies", sent)).toEqual({
        ...{ elementId, outboundRelationships, consumedMessages },
      });
      expect(await agent.data("get_element_dependents", sent)).toEqual({
        ...{ elementId, inboundRelationships, producedMessages },
      });
    }
  });

  const CONTRACTS = ["operations", "channels", "subscriptions", "bindings", "messages", "schemas"];
  const shownOf = (kind: string, facts: readonly Loose[]): readonly Loose[] =>
    kind === "schemas" ? facts.map(({ content: _, ...schema }) => schema) : facts;

  it("list the contracts of a design, kind by kind", async () => {
    const { projectId } = project;
    const all = await agent.data("get_contracts", { projectId, limit: 200 });
    expect(Object.keys(all)).toEqual(CONTRACTS);
    for (const kind of CONTRACTS) {
      const facts = shownOf(kind, factsOf(kind));
      expect(all[kind]).toEqual({ total: facts.length, items: facts, nextCursor: null });
      const items: Loose[] = [];
      let cursor: string | null = null;
      do {
        const page: object = cursor === null ? {} : { cursor };
        const { answer } = await agent.call("get_contracts", { projectId, kind, limit: 5, ...page });
        expect(Object.keys(answer["data"])).toEqual([kind]);
        expect(answer["data"][kind].total).toBe(facts.length);
        expect(answer["data"][kind].nextCursor).toBe(answer["nextCursor"]);
        items.push(...answer["data"][kind].items);
        cursor = answer["nextCursor"];
      } while (cursor !== null);
      expect([kind, items]).toEqual([kind, facts]);
    }
  });

  it("lead on from each kind where all were asked for", async () => {
    const { projectId } = project;
    const all = await agent.data("get_contracts", { projectId, limit: 1 });
    for (const kind of CONTRACTS) {
      const [first, second] = shownOf(kind, factsOf(kind));
      expect(all[kind].items).toEqual([first]);
      const cursor = all[kind].nextCursor;
      if (second === undefined) {
        expect([kind, cursor]).toEqual([kind, null]);
      } else {
        const next = await agent.data("get_contracts", { projectId, kind, cursor, limit: 1 });
        expect(next[kind].items).toEqual([second]);
      }
    }
  });

  it("list no more of each contract than the chosen fields, the ID and the label", async () => {
    const { projectId } = project;
    const found = await agent.data("get_contracts", { projectId, fields: ["name", "retry"], limit: 200 });
    const chosen = ({ id, name, retry, factStatus }: Loose): Loose => ({ id, name, retry, factStatus });
    for (const kind of CONTRACTS) {
      const facts = factsOf(kind).map(chosen);
      expect([kind, found[kind]]).toEqual([kind, { total: facts.length, items: facts, nextCursor: null }]);
    }
    const { errors } = await agent.failure("get_contracts", { projectId, fields: ["name", "content"] });
    expect(errors).toEqual([
      { field: "fields[1]", message: expect.stringMatching(/^is not a field of an item/) },
    ]);
  });

  it("list the contracts of one element", async () => {
    const { projectId } = project;
    const elementId = ESHOP.ordering;
    const found = await agent.data("get_contracts", { projectId, elementId, limit: 200 });
    const operations = factsOf("operations").filter(({ ownerId }) => ownerId === elementId);
    const messages = factsOf("messages").filter(
      ({ producerId, consumerIds }) => producerId === elementId || consumerIds.includes(elementId),
    );
    const subscriptions = factsOf("subscriptions").filter(({ consumerId }) => consumerId === elementId);
    const channels = factsOf("channels").filter(({ id }) =>
      subscriptions.some((one) => one["channelId"] === id || one["deadLetterChannelId"] === id),
    );
    const isOne = (id: string): boolean => channels.some((channel) => channel["id"] === id);
    const bindings = factsOf("bindings").filter(
      ({ sourceChannelId, targetChannelId }) => isOne(sourceChannelId) || isOne(targetChannelId),
    );
    const schemas = factsOf("schemas").filter(({ id }) =>
      [...operations.flatMap((one) => [one["requestSchemaId"], one["responseSchemaId"]])]
        .concat(messages.map(({ schemaId }) => schemaId))
        .includes(id),
    );
    const meant = { operations, channels, subscriptions, bindings, messages, schemas };
    for (const [kind, facts] of Object.entries(meant)) {
      const items = shownOf(kind, facts);
      expect([kind, found[kind]]).toEqual([kind, { total: items.length, items, nextCursor: null }]);
    }
    expect(operations.length * messages.length * subscriptions.length * bindings.length).toBeGreaterThan(0);
  });
});
