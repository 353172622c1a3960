import { afterAll, beforeAll, expect, it } from "@jest/globals";
import { largeDocument, sized } from "./testing/large-document.js";
import { exported, importInto } from "./testing/model-documents.js";
import { aProject, type Team } from "./testing/project.js";
import { sharedTeamServer } from "./testing/team-server.js";
import type { RunningServer } from "./testing/test-server.js";

// Imports of many facts, which are written in another way than a few.

let server: RunningServer;
let team: Team;
beforeAll(async () => {
  ({ server, team } = await sharedTeamServer());
});
afterAll(() => server.stop());

/** Texts that a line of rows, a string of JSON or a type of the database could take for something else. */
const TEXTS = [
  "back\\slash \\N \\.",
  "tab\tline\nreturn\r\nend",
  "\"quoted\" 'single'",
  "é 店 😀 \u2028",
  "\\\\t{}",
];

function awkward() {
  const document = largeDocument(sized(0.05), { salt: "awkward" });
  return {
    ...document,
    elements: document.elements.map((element, n) => ({ ...element, description: TEXTS[n % TEXTS.length] })),
  };
}

async function bytesOf(project: string) {
  const { rows } = await server.database.query(
    `SELECT s.bytes::int, sum(octet_length(f.body::text))::int AS counted, count(*)::int AS facts
       FROM model_streams s JOIN model_facts f ON f.project_id = s.project_id AND f.valid_to IS NULL
      WHERE s.project_id = $1 GROUP BY s.bytes`,
    [project],
  );
  return rows[0];
}

it("come back as they were sent, and are counted as they are stored", async () => {
  const project = await aProject(team.owner, team.workspaceId);
  const document = awkward();
  const { body } = await importInto(team.owner, project, document).expect(200);
  const byId = (list: readonly { readonly id: string }[]) => list.toSorted((a, b) => (a.id < b.id ? -1 : 1));
  expect((await exported(team.owner, project)).elements).toEqual(byId(document.elements));
  const { bytes, counted, facts } = await bytesOf(project);
  expect(bytes).toBe(counted);
  expect(facts).toBe(body.items.length - document.schemas.length);
});

it("are written again where they differ, and nothing when nothing does", async () => {
  const project = await aProject(team.owner, team.workspaceId);
  await importInto(team.owner, project, largeDocument(sized(0.05), { salt: "twice" })).expect(200);
  const next = largeDocument(sized(0.05), { salt: "twice", edition: 1 });
  const { headers } = await importInto(team.owner, project, next).expect(200);
  expect(headers["etag"]).toBe('"2"');
  const again = await importInto(team.owner, project, next).expect(200);
  expect(again.headers["etag"]).toBe('"2"');
  const { bytes, counted } = await bytesOf(project);
  expect(bytes).toBe(counted);
});
