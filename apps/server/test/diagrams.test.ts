import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { WAITING_DRAWINGS } from "../src/sections/views/limits.js";
import {
  documentOf,
  importInto,
  type LooseFact,
  SYSTEM,
  smallDocument,
  testId,
} from "./testing/model-documents.js";
import { aProject, type Team } from "./testing/project.js";
import { saved } from "./testing/scenarios.js";
import { sharedTeamServer } from "./testing/team-server.js";
import type { RunningServer } from "./testing/test-server.js";
import { savedView } from "./testing/views.js";

let server: RunningServer;
let team: Team;
let eshop: string;

beforeAll(async () => {
  ({ server, team } = await sharedTeamServer());
  eshop = await aProject(team.owner, team.workspaceId, "eShop");
  await importInto(team.editor, eshop, documentOf("eshop.model.json")).expect(200);
});
afterAll(() => server.stop());

function idOfElement(kind: string, name: string): string {
  const { elements = [] } = documentOf("eshop.model.json");
  return elements.find((element) => element["kind"] === kind && element["name"] === name)?.id ?? "";
}

/** The path of the diagram of a new view. */
async function diagram(change: Record<string, unknown> = {}, project = eshop): Promise<string> {
  return `${await savedView(team.editor, project, change)}/diagram`;
}

/** A drawing as text, whatever its content type. */
async function drawn(path: string, query = ""): Promise<{ text: string; headers: Record<string, string> }> {
  const answer = await team.viewer.get(`${path}${query}`).responseType("blob").expect(200);
  return { text: (answer.body as Buffer).toString("utf8"), headers: answer.headers };
}

describe("the diagram of a view", () => {
  it("is an SVG when no format is asked for, which runs and loads nothing", async () => {
    const path = await diagram({ kind: "system", rootId: idOfElement("system", "eShop"), name: "The shop" });
    const { text, headers } = await drawn(path);
    expect(text).toMatch(/^<svg [^>]*role="img".*<\/svg>\n$/su);
    expect(text).toContain("ordering-api");
    expect(headers).toMatchObject({
      "content-type": "image/svg+xml; charset=utf-8",
      "content-security-policy":
        "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox",
      "x-content-type-options": "nosniff",
      "cache-control": "private, no-cache",
    });
    expect((await drawn(path, "?format=svg")).text).toBe(text);
  });

  it.each([
    ["mermaid", "flowchart "],
    ["plantuml", "@startuml"],
    ["structurizr", "workspace "],
  ])("is %s as plain text", async (format, beginning) => {
    const path = await diagram({ kind: "app", rootId: idOfElement("app", "ordering-api") });
    const { text, headers } = await drawn(path, `?format=${format}`);
    expect(text.trimStart()).toContain(beginning);
    expect(text).toContain("ordering-api");
    expect(headers["content-type"]).toBe("text/plain; charset=utf-8");
  });

  it("is the one in the documentation", async () => {
    const rootId = idOfElement("app", "ordering-api");
    const { text } = await drawn(
      await diagram({ kind: "app", rootId, name: "Inside ordering-api" }),
      "?format=mermaid",
    );
    const page = readFileSync(new URL("../../../docs/views.md", import.meta.url), "utf8");
    expect(page).toContain(`\`\`\`mermaid\n${text}\`\`\`\n`);
  });

  it("is a flow chart in Mermaid, or an architecture diagram when that is asked for", async () => {
    const path = await diagram();
    expect((await drawn(path, "?format=mermaid&style=flowchart")).text).toBe(
      (await drawn(path, "?format=mermaid")).text,
    );
    expect((await drawn(path, "?format=mermaid&style=architecture")).text).toContain("architecture-beta");
  });

  it("shows a scenario, as it is now", async () => {
    const document = documentOf("eshop.happy-order.scenario.json");
    const scenario = await saved(team.editor, eshop, document);
    const path = await diagram({ kind: "flow", scenarioId: scenario.split("/").at(-1) });
    expect((await drawn(path, "?format=mermaid")).text).toContain("sequenceDiagram");
    expect((await drawn(path)).text).toContain("<svg");
    await team.editor.put(scenario, { ...document, steps: [], assertions: [], faults: [] }).expect(200);
    expect((await drawn(path, "?format=mermaid")).text).not.toContain("ordering-api");
    await team.editor.delete(scenario).expect(204);
    const { body } = await team.viewer.get(path).expect(422);
    expect(body).toMatchObject({ type: "scenario_missing", errors: [{ field: "scenarioId" }] });
  });

  it("shows the model as it is now", async () => {
    const project = await aProject(team.owner, team.workspaceId);
    const path = await diagram({}, project);
    expect((await drawn(path)).text).toContain("Nothing to show.");
    await importInto(team.editor, project, smallDocument()).expect(200);
    expect((await drawn(path)).text).toContain("Shop");
  });

  it("answers 304 to who has it, with a tag that follows the drawing", async () => {
    const path = await diagram();
    const first = await drawn(path);
    const tag = first.headers["etag"] ?? "";
    expect(tag).toMatch(/^"[0-9a-f]{64}"$/);
    const again = await team.viewer.get(path).set("If-None-Match", tag).expect(304);
    expect(again.headers["etag"]).toBe(tag);
    await team.editor.put(path.replace("/diagram", ""), { name: "Renamed", kind: "landscape" }).expect(200);
    await team.viewer.get(path).set("If-None-Match", tag).expect(200);
  });
});

describe("a diagram that is refused", () => {
  it.each([
    ["?format=png", "format"],
    ["?format=", "format"],
    ["?format=svg&format=svg", "format"],
    ["?format=mermaid&style=mindmap", "style"],
  ])("%s is 400", async (query, field) => {
    const { body } = await team.viewer.get(`${await diagram()}${query}`).expect(400);
    expect(body).toMatchObject({ type: "validation_error", errors: [{ field }] });
  });

  it("of no such view, project or branch is 404", async () => {
    const path = await diagram();
    await team.viewer.get(path.replace(/views\/[^/]+/, `views/${randomUUID()}`)).expect(404);
    await team.viewer.get(path.replace(eshop, team.projectId)).expect(404);
    expect((await team.viewer.get(`${path}?branchId=${randomUUID()}`).expect(404)).body.type).toBe(
      "not_found",
    );
  });

  it("has no root, or one of another kind: 422", async () => {
    for (const rootId of [null, randomUUID(), idOfElement("app", "ordering-api")]) {
      const { body } = await team.viewer.get(await diagram({ kind: "system", rootId })).expect(422);
      expect(body).toMatchObject({ type: "root_missing", errors: [{ field: "rootId" }] });
      expect(body.title).toMatch(/rootId/);
    }
  });

  it("has no scenario, or one of another project: 422", async () => {
    const elsewhere = await saved(team.editor, team.projectId);
    for (const scenarioId of [null, randomUUID(), elsewhere.split("/").at(-1)]) {
      const { body } = await team.viewer.get(await diagram({ kind: "flow", scenarioId })).expect(422);
      expect(body.type).toBe("scenario_missing");
    }
  });

  it("is too large for an SVG: a part that says what it leaves out, and a whole text", async () => {
    const project = await aProject(team.owner, team.workspaceId);
    const elements = Array.from({ length: 510 }, (_, n) => aSystem(n));
    await importInto(team.editor, project, { version: "1.0", project: { name: "x" }, elements }).expect(200);
    const path = await diagram({}, project);
    expect((await drawn(path)).text).toContain("Shows 500 of 510 boxes and 0 of 0 lines, without ");
    expect((await drawn(path, "?format=plantuml")).text).toContain("System 509");
  });
});

describe("hostile names", () => {
  const NAMES = [
    `<script>alert(1)</script>`,
    `"><svg onload="alert(1)">`,
    `]]></style><img src=x onerror=alert(1)>`,
    `&lt;b&gt; &#x3c;script&#x3e; <!-- -->`,
    `javascript:alert(1) \${env} "]:::x click A href`,
  ];

  it("stay text in an SVG", async () => {
    const project = await aProject(team.owner, team.workspaceId);
    const elements = NAMES.map((name, n) => ({
      id: n === 0 ? SYSTEM : testId(n + 200),
      kind: "system",
      name,
      status: "current",
      parentId: null,
    }));
    await importInto(team.editor, project, { version: "1.0", project: { name: "x" }, elements }).expect(200);
    const { text } = await drawn(await diagram({ name: NAMES[1] }, project));
    expect(text).not.toMatch(/<(script|img|foreignObject|!--|a)\b/i);
    expect(text.match(/<svg/g)).toHaveLength(1);
    expect(text.match(/<style/g)).toHaveLength(1);
    expect(text).not.toMatch(/<[^>]*\son\w+=/);
    expect(text).toContain("&lt;script&gt;alert(1)&lt;/script&gt;");
  });
});

describe("drawings of many clients", () => {
  it("are the same, and the service answers others meanwhile", async () => {
    const path = await diagram({ kind: "system", rootId: idOfElement("system", "eShop") });
    const all = Promise.all(Array.from({ length: 12 }, () => drawn(path)));
    const began = performance.now();
    await team.viewer.get("/health/live").expect(200);
    expect(performance.now() - began).toBeLessThan(20_000);
    expect(new Set((await all).map(({ text }) => text)).size).toBe(1);
  });

  it("wait up to a bound, and those whose clients left make room", async () => {
    const slow = await diagram({}, await aProjectWithManyLines());
    const quick = await diagram();
    const alone = performance.now();
    await drawn(slow);
    const slowMs = performance.now() - alone;
    const leaving = new AbortController();
    const options = { headers: { Cookie: team.viewer.cookie ?? "" }, signal: leaving.signal };
    const statuses: number[] = [];
    const calls = Array.from({ length: WAITING_DRAWINGS + 20 }, async () => {
      const answer = await fetch(`${server.url}${slow}`, options).catch(() => null);
      if (answer === null) {
        return;
      }
      statuses.push(answer.status);
      if (answer.status === 429) {
        expect(answer.headers.get("retry-after")).toBe("1");
      }
    });
    while (!statuses.includes(429)) {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    leaving.abort();
    await Promise.all(calls);
    const began = performance.now();
    await team.viewer.get(quick).expect(200);
    expect(performance.now() - began).toBeLessThan(Math.max(45_000, slowMs * 10));
  });
});

/** As many boxes and lines as an SVG takes, or almost: its layout takes seconds. */
async function aProjectWithManyLines(): Promise<string> {
  const project = await aProject(team.owner, team.workspaceId);
  const elements = Array.from({ length: 149 }, (_, n) => aSystem(n));
  const relationships = Array.from({ length: 298 }, (_, n) => ({
    id: testId(n + 1_000),
    kind: "behavioural",
    fromId: testId(100 + (n % 149)),
    toId: testId(100 + ((n + (n < 149 ? 1 : 38)) % 149)),
    label: `does ${n}`,
  }));
  const document = { version: "1.0", project: { name: "x" }, elements, relationships };
  await importInto(team.editor, project, document).expect(200);
  return project;
}

function aSystem(n: number): LooseFact {
  return { id: testId(n + 100), kind: "system", name: `System ${n}`, status: "current", parentId: null };
}
