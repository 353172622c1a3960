import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { RATE_LIMITS } from "../src/platform/rate-limit/rate-limits.js";
import {
  MAX_QUERY,
  MAX_WORDS,
  PROJECTS_AT_ONCE,
  SEARCHED_CHARACTERS,
  SNIPPET_CHARACTERS,
} from "../src/sections/search/limits.js";
import { SEARCH_KINDS } from "../src/sections/search/search-kinds.js";
import { aToken, expire, withToken } from "./testing/agent-tokens.js";
import { aBranch, editBranch } from "./testing/branches.js";
import { ask, freshAddress } from "./testing/client.js";
import { aDecision, pathOfDecision } from "./testing/decisions.js";
import { pathOf, SAMPLE } from "./testing/edits.js";
import { hostileName } from "./testing/hostile-texts.js";
import { importInto } from "./testing/model-documents.js";
import { importOneOfEach } from "./testing/one-of-each.js";
import { nobody, type Person } from "./testing/people.js";
import { aProject, aTeamOf, type Team } from "./testing/project.js";
import { aProjectWithPrefix, aPromise, eshopScenario, pathOfPromise } from "./testing/promises.js";
import { asked } from "./testing/questions.js";
import { sharedTeamServer } from "./testing/team-server.js";
import type { RunningServer } from "./testing/test-server.js";
import { until } from "./testing/waiting.js";

let server: RunningServer;
let team: Team;
let owner: Person;

beforeAll(async () => {
  ({ server, team } = await sharedTeamServer());
  owner = team.owner;
  // Files before this one left projects that nobody searched: one search brings on only some of very many.
  for (const person of [owner, team.viewer, team.outsider]) {
    await until(async () => (await search(person, { q: "x", limit: "1" }).expect(200)).body.isWhole);
  }
});
afterAll(() => server.stop());

// biome-ignore lint/suspicious/noExplicitAny: an answer is looked at loosely
type Found = Record<string, any>;

/** Each search comes from an address of its own: how many one may send is counted. */
function search(person: Person, parameters: Record<string, string>) {
  const query = new URLSearchParams(parameters);
  return person.get(`/api/search?${query}`).set("X-Forwarded-For", freshAddress());
}

async function found(
  person: Person,
  q: string,
  more: Record<string, string> = {},
): Promise<readonly Found[]> {
  return (await search(person, { q, ...more }).expect(200)).body.items;
}

/** A word that nothing else has: tests share the database. */
const aWord = () => `w${randomUUID().replaceAll("-", "").slice(0, 12)}`;
const anotherTeam = () => {
  const { owner, editor, viewer, outsider } = team;
  return aTeamOf({ owner, editor, viewer, outsider });
};
const names = (items: readonly Found[]) => items.map(({ name }) => name);

async function aSystem(projectId: string, name: string, more: object = {}): Promise<string> {
  const id = randomUUID();
  await owner
    .put(pathOf(projectId, "element", id), { kind: "system", status: "current", name, ...more })
    .expect(201);
  return id;
}

describe("a search finds", () => {
  it("what is in the last of more projects than are brought up to date at once, and says that it is whole", async () => {
    const word = aWord();
    const { workspaceId } = await anotherTeam();
    const projects = await Promise.all(
      Array.from({ length: PROJECTS_AT_ONCE + 3 }, (_, at) => aProject(owner, workspaceId, `Many ${at}`)),
    );
    await Promise.all(projects.map((id) => aSystem(id, word)));
    const { body } = await search(owner, { q: word, workspaceId, limit: "200" }).expect(200);
    expect([body.items.length, body.isWhole]).toEqual([projects.length, true]);
  });

  it("each kind of thing by its name, and says what and where it is", async () => {
    const word = aWord();
    const projectId = await aProjectWithPrefix(team);
    await importOneOfEach(owner, projectId);
    const put = async (
      kind: "element" | "message" | "channel" | "operation" | "relationship" | "binding",
    ) => {
      const { body } = SAMPLE[kind];
      const key = kind === "relationship" ? "label" : kind === "binding" ? "routingKey" : "name";
      const sent = { ...body, [key]: `${word} ${kind}` };
      await owner.put(pathOf(projectId, kind, randomUUID()), sent).expect(201);
    };
    for (const kind of ["element", "message", "channel", "operation", "relationship", "binding"] as const) {
      await put(kind);
    }
    const schema = { ...SAMPLE.schema.body, name: `${word} schema` };
    await owner.put(pathOf(projectId, "schema", randomUUID()), schema).expect(201);
    const scenario = eshopScenario(randomUUID(), { name: `${word} scenario` });
    await owner.post(`/api/projects/${projectId}/scenarios`, scenario).expect(201);
    await aPromise(owner, projectId, { title: `${word} promise` });
    await aDecision(owner, projectId, { title: `${word} decision` });
    await asked(owner, projectId, { text: `${word} question` });
    const items = await found(team.viewer, word);
    const kinds = SEARCH_KINDS.filter((kind) => kind !== "subscription");
    expect(new Set(items.map(({ kind }) => kind))).toEqual(new Set(kinds));
    expect(items.every(({ kind, name }) => name.endsWith(`${word} ${kind}`))).toBe(true);
    const { body: workspaces } = await owner.get("/api/workspaces").expect(200);
    const workspaceName = workspaces.find(({ id }: Found) => id === team.workspaceId).name;
    expect(items[0]).toMatchObject({ projectId, workspaceId: team.workspaceId, workspaceName });
    for (const kind of kinds) {
      expect((await found(team.viewer, word, { kind })).map((item) => item["kind"])).toEqual([kind]);
    }
  });

  it("texts too: descriptions, technologies, tags, what is promised, decided, answered", async () => {
    const projectId = await aProjectWithPrefix(team);
    const [described, built, tagged, claimed, decided, answer] = Array.from({ length: 6 }, aWord);
    await aSystem(projectId, "S", { description: `It is ${described}.`, technology: built, tags: [tagged] });
    await aPromise(owner, projectId, { claim: `Never ${claimed}` });
    await aDecision(owner, projectId, { decision: `Use ${decided}` });
    const path = await asked(owner, projectId);
    await owner.post(`${path}/answer`, { answer: `It is ${answer}` }).expect(200);
    const kinds = [];
    for (const word of [described, built, tagged, claimed, decided, answer]) {
      kinds.push((await found(owner, word ?? "")).map(({ kind }) => kind));
    }
    expect(kinds).toEqual([["element"], ["element"], ["element"], ["promise"], ["decision"], ["question"]]);
    const [item] = await found(owner, described ?? "");
    expect(item?.["snippet"]).toBe(`It is ${described}. ${built} ${tagged}`);
    await aSystem(projectId, `untagged ${described}`, { description: "Plain" });
    const [untagged] = await found(owner, `untagged ${described}`);
    expect(untagged?.["snippet"]).toBe("Plain");
  });

  it("the best first: the very name, its beginning, a word, a part, all words, the text; then in name order", async () => {
    const word = aWord();
    const projectId = await aProject(owner, team.workspaceId);
    const best = [word.toUpperCase(), `${word} a`, `${word}B`, `the ${word}s`, `the-${word}`, `the${word}`];
    for (const name of [...best].reverse()) {
      await aSystem(projectId, name);
    }
    await aSystem(projectId, "by text", { description: word });
    expect(names(await found(owner, word))).toEqual([
      word.toUpperCase(),
      `${word} a`,
      `${word}B`,
      `the ${word}s`,
      `the-${word}`,
      `the${word}`,
      "by text",
    ]);
    expect(names(await found(owner, `${word.toUpperCase()}  the`))).toEqual([
      `the ${word}s`,
      `the-${word}`,
      `the${word}`,
    ]);
  });

  it("a requirement by its number", async () => {
    const projectId = await aProjectWithPrefix(team, "FIND");
    const { requirementId } = await aPromise(owner, projectId);
    const items = await found(owner, requirementId, { projectId });
    expect(items).toMatchObject([{ kind: "promise", name: `${requirementId} Orders are kept` }]);
  });

  it("what is there now: what was renamed, deleted, or is in a branch is not found", async () => {
    const projectId = await aProjectWithPrefix(team);
    const [before, after, drafted] = [aWord(), aWord(), aWord()];
    const id = await aSystem(projectId, before);
    expect(names(await found(owner, before))).toEqual([before]);
    const body = { kind: "system", status: "current", name: after };
    await owner.put(pathOf(projectId, "element", id), body).expect(200);
    expect(await found(owner, before)).toEqual([]);
    expect(names(await found(owner, after))).toEqual([after]);
    const branchId = await aBranch(owner, projectId);
    const fact = { ...body, id, name: drafted };
    await editBranch(owner, projectId, { branchId, kind: "element", id, fact });
    expect(await found(owner, drafted)).toEqual([]);
    await owner.delete(pathOf(projectId, "element", id)).expect(204);
    expect(await found(owner, after)).toEqual([]);
    await owner.post(`/api/projects/${projectId}/branches/${branchId}/merge`);
    const [promised, decided] = [aWord(), aWord()];
    const promise = await aPromise(owner, projectId, { title: promised });
    const decision = await aDecision(owner, projectId, { title: decided });
    expect([await found(owner, promised), await found(owner, decided)]).toMatchObject([[{}], [{}]]);
    await owner.delete(pathOfPromise(projectId, promise)).expect(204);
    await owner.delete(pathOfDecision(projectId, decision)).expect(204);
    expect([await found(owner, promised), await found(owner, decided)]).toEqual([[], []]);
  });

  it("the same as a plain look at all names and texts, however a model is written", async () => {
    const projectId = await aProject(owner, team.workspaceId);
    const syllables = ["ka", "fka", "or", "der", "s-", " ", "%", "_", "\\", "'", "Ä"];
    const text = (seed: number) =>
      Array.from({ length: 1 + (seed % 5) }, (_, n) => syllables[(seed * 7 + n * seed) % 11]).join("");
    for (let round = 0; round < 3; round += 1) {
      const elements = Array.from({ length: 40 }, (_, n) => ({
        id: `00000000-0000-4000-8000-${String(n).padStart(12, "0")}`,
        kind: "system",
        status: "current",
        name: `n${text(n + round * 17)}`,
        description: text(n * 3 + round) || null,
      }));
      await importInto(owner, projectId, { elements: elements.slice(round * 5) }).expect(200);
      const { body } = await owner.get(`/api/projects/${projectId}/elements?limit=200`).expect(200);
      for (const q of ["ka", "der", "%", "_", "\\", "'", "n", "or der", "Ä", "fka s-"]) {
        const words = q.toLowerCase().replace("ä", "Ä").split(" ");
        const meant = (body.items as Found[]).filter(({ name, description }) => {
          const hay = `${name}\n${description ?? ""}`.replace(/[A-Z]/g, (one) => one.toLowerCase());
          return words.every((word) => hay.includes(word));
        });
        const items = await found(owner, q, { projectId, limit: "200" });
        expect([q, items.map(({ id }) => id).sort()]).toEqual([q, meant.map(({ id }) => id).sort()]);
      }
    }
  });
});

describe("pages of a search", () => {
  it("go on where the one before ended, through everything once", async () => {
    const word = aWord();
    const projectId = await aProject(owner, team.workspaceId);
    const elements = Array.from({ length: 23 }, (_, n) => {
      const name = n % 3 === 0 ? word : `${"x".repeat(n % 4)}${word}${n}`;
      return { id: randomUUID(), kind: "system", status: "current", name };
    });
    await importInto(owner, projectId, { elements }).expect(200);
    const all = await found(owner, word, { limit: "200" });
    const seen: Found[] = [];
    let cursor: string | null = "";
    while (cursor !== null) {
      const more: Record<string, string> = cursor === "" ? {} : { cursor };
      const { body } = await search(owner, { q: word, limit: "5", ...more }).expect(200);
      seen.push(...body.items);
      cursor = body.nextCursor;
    }
    expect(all).toHaveLength(23);
    expect(seen).toEqual(all);
  });

  it("take no cursor of another search, and none that somebody made up", async () => {
    const word = aWord();
    const projectId = await aProject(owner, team.workspaceId);
    await aSystem(projectId, `${word} a`);
    await aSystem(projectId, `${word} b`);
    const { nextCursor } = (await search(owner, { q: word, limit: "1" }).expect(200)).body;
    for (const parameters of [
      { q: `${word} `, cursor: "x" },
      { q: `${word}a`, cursor: nextCursor },
      { q: word, kind: "element", cursor: nextCursor },
      { q: word, projectId, cursor: nextCursor },
    ]) {
      const { body } = await search(owner, parameters).expect(400);
      expect(body.errors).toMatchObject([{ field: "cursor" }]);
    }
  });
});

describe("a search is refused", () => {
  it.each([
    ["", "q"],
    ["%20%09", "q"],
    ["a%00b", "q"],
    ["x".repeat(MAX_QUERY + 1), "q"],
    ["x".repeat(10_000), "q"],
    ["a+".repeat(MAX_WORDS + 1), "q"],
    ["a&q=b", "q"],
    ["a&kind=thing", "kind"],
    ["a&limit=0", "limit"],
    ["a&limit=201", "limit"],
    ["a&cursor=x", "cursor"],
    ["a&projectId=x&projectId=y", "projectId"],
    ["a&like=b", "like"],
  ])("as 400 for q=%s", async (q, field) => {
    const answer = owner.get(`/api/search?q=${q}`).set("X-Forwarded-For", freshAddress());
    expect((await answer.expect(400)).body.errors).toMatchObject([{ field }]);
  });

  it("as 400 without q", async () => {
    await owner.get("/api/search").set("X-Forwarded-For", freshAddress()).expect(400);
  });

  it("as 429 of one address that sends too many", async () => {
    const address = freshAddress();
    const key = `search:${address}`;
    await server.database.query("INSERT INTO rate_limits VALUES ($1, $2, $3)", [
      key,
      RATE_LIMITS.search - 1,
      Date.now() + 60_000,
    ]);
    const one = () => ask(server, "get", "/api/search?q=a", address).set("Cookie", owner.cookie ?? "");
    await one().expect(200);
    const { body, headers } = await one().expect(429);
    expect(body.type).toBe("rate_limited");
    expect(Number(headers["retry-after"])).toBeGreaterThan(0);
  });
});

describe("nobody finds what is not theirs to see", () => {
  it("a stranger, somebody who left, nobody", async () => {
    const word = aWord();
    const other = await anotherTeam();
    const projectId = await aProject(owner, other.workspaceId);
    await aSystem(projectId, word);
    expect(await found(team.viewer, word)).toHaveLength(1);
    expect(await found(team.outsider, word)).toEqual([]);
    expect(await found(team.outsider, word, { projectId })).toEqual([]);
    expect(await found(team.outsider, word, { workspaceId: other.workspaceId })).toEqual([]);
    await search(nobody(server), { q: word }).expect(401);
    await owner.delete(`/api/workspaces/${other.workspaceId}/members/${team.viewer.id}`).expect(204);
    expect(await found(team.viewer, word)).toEqual([]);
    expect(await found(team.viewer, word, { projectId })).toEqual([]);
    expect(await found(owner, word)).toHaveLength(1);
    await owner.delete(`/api/projects/${projectId}`).expect(204);
    expect(await found(owner, word)).toEqual([]);
  });

  it("within one's own, a place narrows it, and one that is not there has nothing", async () => {
    const word = aWord();
    const [one, two] = [await aProject(owner, team.workspaceId), await aProject(owner, team.workspaceId)];
    await aSystem(one, word);
    await aSystem(two, word);
    const { workspaceId } = team;
    expect(await found(owner, word)).toHaveLength(2);
    expect(await found(owner, word, { workspaceId })).toHaveLength(2);
    expect(await found(owner, word, { projectId: one.toUpperCase() })).toMatchObject([{ projectId: one }]);
    for (const nowhere of ["x", randomUUID(), workspaceId]) {
      expect(await found(owner, word, { projectId: nowhere })).toEqual([]);
    }
    expect(await found(owner, word, { projectId: one, workspaceId: randomUUID() })).toEqual([]);
  });

  it("an agent finds what its token is for, while it is valid", async () => {
    const word = aWord();
    const [one, two] = [await aProject(owner, team.workspaceId), await aProject(owner, team.workspaceId)];
    const elsewhere = await anotherTeam();
    for (const projectId of [one, two, elsewhere.projectId]) {
      await aSystem(projectId, word);
    }
    const { workspaceId } = team;
    const whole = await aToken(owner, workspaceId, { scopes: ["read"] });
    const restricted = await aToken(owner, workspaceId, { scopes: ["read"], projectId: one });
    const proposing = await aToken(owner, workspaceId, { scopes: ["propose"] });
    const projects = async (value: string, more: Record<string, string> = {}) =>
      (await found(withToken(server, value), word, more)).map(({ projectId }) => projectId).sort();
    expect(await projects(whole.value)).toEqual([one, two].sort());
    expect(await projects(restricted.value)).toEqual([one]);
    expect(await projects(restricted.value, { projectId: two })).toEqual([]);
    expect(await projects(whole.value, { projectId: elsewhere.projectId })).toEqual([]);
    expect(await projects(whole.value, { workspaceId: elsewhere.workspaceId })).toEqual([]);
    await search(withToken(server, proposing.value), { q: word }).expect(403);
    await expire(server, whole.id);
    await search(withToken(server, whole.value), { q: word }).expect(401);
  });
});

describe("hostile texts", () => {
  it("are words like others: nothing in them is an operator", async () => {
    const projectId = await aProject(owner, team.workspaceId);
    const hostile = Array.from({ length: 24 }, (_, n) => hostileName(n).replace(/\s+/gu, " ").trim()).filter(
      (name) => name !== "" && name.length <= MAX_QUERY && name.split(" ").length <= MAX_WORDS,
    );
    expect(hostile.length).toBeGreaterThan(10);
    const elements = hostile.map((name) => ({
      id: randomUUID(),
      kind: "system",
      status: "current",
      name,
    }));
    await importInto(owner, projectId, { elements }).expect(200);
    for (const name of hostile) {
      const items = await found(owner, name, { projectId });
      expect([name, names(items).includes(name)]).toEqual([name, true]);
    }
    for (const q of ["%", "_", "\\", "' OR 1=1 --", "$1", "a|b", "(((", "*"]) {
      await found(owner, q, { projectId });
    }
  });

  it("long ones are searched from their beginning, and shown in part", async () => {
    const projectId = await aProject(owner, team.workspaceId);
    const [near, far] = [aWord(), aWord()];
    const description = `${near} ${"y".repeat(SEARCHED_CHARACTERS)} ${far}`;
    await aSystem(projectId, "Long", { description });
    const [item] = await found(owner, near);
    expect(item?.["snippet"].length).toBeLessThanOrEqual(SNIPPET_CHARACTERS + 2);
    expect(await found(owner, far)).toEqual([]);
  });
});

it("searches of one project at once, while it is written to, all answer, and the next shows what was written", async () => {
  const word = aWord();
  const projectId = await aProject(owner, team.workspaceId);
  const work = Array.from({ length: 8 }, (_, n) => [
    aSystem(projectId, `${word} ${n}`),
    found(owner, word),
    found(team.viewer, word, { projectId }),
  ]).flat();
  await Promise.all(work as Promise<unknown>[]);
  expect(await found(owner, word)).toHaveLength(8);
});
