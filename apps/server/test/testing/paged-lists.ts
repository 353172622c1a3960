import { randomUUID } from "node:crypto";
import { aCritiqueRow, anAiCallRow } from "./ai.js";
import { anArchitecture, aSystem, submittedArchitecture } from "./architectures.js";
import { aDecision } from "./decisions.js";
import { aFlow, submitted } from "./flow-proposals.js";
import { importInto } from "./model-documents.js";
import type { Person } from "./people.js";
import { aPrice, savedSheet } from "./prices.js";
import { aProject } from "./project.js";
import { aPlan, aPromise, promisesOf, withObligations } from "./promises.js";
import { firstFinding, reviewOf, wontFix } from "./review.js";
import { aScanRow } from "./scans.js";
import { saved } from "./scenarios.js";
import { anImportRow } from "./source-import-rows.js";
import type { RunningServer } from "./test-server.js";

/** Where a list with cursors is read, as its route says, with the IDs of its path. */
export interface PagedList {
  readonly route: string;
  readonly path: string;
}

const OF_SCAN = ["services", "facts", "patterns", "coverage", "files"].map(
  (list) => `scans/{scanId}/${list}`,
);

const OF_PROJECT = [
  ...["elements", "relationships", "messages", "operations", "channels", "subscriptions", "bindings"],
  ...["model/history", "schemas", "scenarios", "promises", "decisions", "questions"],
  ...["review/dispositions", "review/snapshots", "repositories", "scans", "cost-sheets"],
  ...["source-imports", "source-links", "source-links/unseen"],
  ...["ai/flow-proposals", "ai/architecture-proposals", "review/critiques"],
];

/** The lists of facts, which every branch has of its own. */
export const OF_BRANCH = OF_PROJECT.slice(0, 7);

/** A workspace with every list that has pages: each has more than one entry. */
export async function pagedLists(
  person: Person,
  server: Pick<RunningServer, "database">,
): Promise<readonly PagedList[]> {
  const workspaceId = randomUUID();
  await person.post("/api/workspaces", { id: workspaceId, name: "Pages" }).expect(200);
  await aProject(person, workspaceId, "Other");
  const project = await aProject(person, workspaceId);
  const schema = await twoOfEach(person, project);
  const promise = await promisesWithRuns(person, project);
  for (const _ of ["first", "second"]) {
    await anImportRow(server, project, await aScanRow(server, project));
    await aPrice(person, workspaceId);
    await savedSheet(person, project);
    await helpFromAi(person, server, { workspaceId, projectId: project });
  }
  const scan = await aScanRow(server, project);
  const named = ["schemas/{schemaId}/versions", "promises/{promiseId}/runs", ...OF_SCAN];
  const inProject = [...OF_PROJECT, ...named].map((list) => ({
    route: `/api/projects/{projectId}/${list}`,
    path: `/api/projects/${project}/${withIds(list, { schema, promise, scan })}`,
  }));
  const inWorkspace = ["projects", "prices", "ai/calls"].map((list) => ({
    route: `/api/workspaces/{workspaceId}/${list}`,
    path: `/api/workspaces/${workspaceId}/${list}`,
  }));
  return [...inWorkspace, ...inProject];
}

function withIds(list: string, ids: Readonly<Record<string, string>>): string {
  return list.replace(/\{(\w+)Id\}/g, (_, name: string) => ids[name] ?? "");
}

async function helpFromAi(
  person: Person,
  server: Pick<RunningServer, "database">,
  place: { readonly workspaceId: string; readonly projectId: string },
): Promise<void> {
  const { projectId } = place;
  await submitted(person, projectId, aFlow({ refs: [], steps: [], assertions: [], questions: [] }));
  await submittedArchitecture(
    person,
    projectId,
    anArchitecture({ refs: [], items: [aSystem()], questions: [] }),
  );
  await aCritiqueRow(server, projectId);
  await anAiCallRow(server, place);
}

/** Gives the ID of a schema with two versions. */
async function twoOfEach(person: Person, project: string): Promise<string> {
  for (const name of ["a", "b"]) {
    const { body } = await importInto(person, project, oneOfEach(name)).expect(200);
    if (body.refused > 0) {
      throw new Error(JSON.stringify(body));
    }
    await saved(person, project, { name });
    await person.post(`/api/projects/${project}/questions`, { text: name }).expect(201);
    await person.post(`${reviewOf(project)}/snapshots`).expect(201);
    const concern = await firstFinding(person, project, "?result=concern");
    await person.put(`${reviewOf(project)}/dispositions`, wontFix(concern)).expect(200);
  }
  const [first, second] = [randomUUID(), randomUUID()];
  for (const [id, content] of [
    [first, "{}"],
    [first, "true"],
    [second, "{}"],
  ]) {
    await person.put(`/api/projects/${project}/schemas/${id}`, { name: "s", content });
  }
  return first;
}

/** Two promises, and the ID of one that has two pieces of evidence. */
async function promisesWithRuns(person: Person, project: string): Promise<string> {
  const path = promisesOf(project);
  await person.put(`${path}/prefix`, { prefix: "PAGE" }).expect(200);
  await aPromise(person, project);
  for (const _ of ["first", "second"]) {
    await aDecision(person, project);
  }
  const { id } = await aPromise(person, project);
  await withObligations(person, `${path}/${id}`, [aPlan()]);
  const evidence = {
    result: "passed",
    source: { system: "other", runUrl: "https://ci.test/1" },
    revision: 1,
  };
  for (const _ of ["first", "second"]) {
    await person.post(`${path}/${id}/obligations/O1/evidence`, evidence).expect(200);
  }
  return id;
}

function oneOfEach(name: string) {
  const [system, from, to, id] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()];
  return {
    elements: [{ id: system, kind: "system", name, status: "current" }],
    relationships: [{ id, fromId: system, toId: system, kind: "structural", label: "has" }],
    messages: [{ id: randomUUID(), name, producerId: system, consumerIds: [] }],
    operations: [{ id: randomUUID(), ownerId: system, name, transport: "http" }],
    channels: [
      { id: from, kind: "exchange", name: `${name} exchange` },
      { id: to, kind: "queue", name },
    ],
    subscriptions: [{ id: randomUUID(), channelId: to, consumerId: system }],
    bindings: [{ id: randomUUID(), sourceChannelId: from, targetChannelId: to, routingKey: "a" }],
  };
}
