import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { exported, importBytes, importInto, smallDocument } from "./testing/model-documents.js";
import { aProject, type Team } from "./testing/project.js";
import { sharedTeamServer } from "./testing/team-server.js";
import type { RunningServer } from "./testing/test-server.js";

// Hostile documents: 400 or 413 in under a second, other requests answered meanwhile, nothing harmed.

let server: RunningServer;
let team: Team;
let project: string;
beforeAll(async () => {
  ({ server, team } = await sharedTeamServer());
  project = await aProject(team.owner, team.workspaceId);
  await importInto(team.editor, project, smallDocument()).expect(200);
});
afterAll(() => server.stop());

const LIMIT = 16 * 1024 * 1024;
const many = (text: string, bytes = LIMIT): string => text.repeat(Math.floor(bytes / text.length));

/** Generous on a busy machine; the figures seen stand in docs/hardening.md. */
const PATIENCE_MS = 120_000;
const HEALTH_MS = 60_000;

async function refused(body: string | Buffer, contentType = "application/json"): Promise<void> {
  const before = await exported(team.viewer, project);
  const startedAt = performance.now();
  const sent =
    typeof body === "string"
      ? importInto(team.editor, project, body, { contentType })
      : importBytes(server, team.editor, project, body);
  const [answer, slowestHealth] = await Promise.all([sent, healthMeanwhile(sent)]);
  expect([answer.status, answer.body.type]).toEqual([400, "invalid_export"]);
  expect(performance.now() - startedAt).toBeLessThan(PATIENCE_MS);
  expect(slowestHealth).toBeLessThan(HEALTH_MS);
  expect(answer.text.length).toBeLessThan(100_000);
  expect(await exported(team.viewer, project)).toEqual(before);
}

/** The slowest answer of `/health/live` until the other request has its answer. */
async function healthMeanwhile(other: PromiseLike<unknown>): Promise<number> {
  let done = false;
  let slowest = 0;
  void other.then(() => {
    done = true;
  });
  while (!done) {
    const asked = performance.now();
    await fetch(`${server.url}/health/live`).then((answer) => answer.text());
    slowest = Math.max(slowest, performance.now() - asked);
  }
  return slowest;
}

describe("JSON", () => {
  it.each<[string, () => string]>([
    ["16 MiB of [", () => many("[")],
    ['16 MiB of {"a":', () => many('{"a":')],
    ["100,000 levels of lists", () => `${"[".repeat(100_000)}${"]".repeat(100_000)}`],
    ["100,000 levels inside a fact", () => `{"elements":[{"id":${"[".repeat(100_000)}`],
    ["100,000 levels under a key nobody reads", () => `{"x":${"[".repeat(100_000)}${"]".repeat(100_000)}}`],
    ["16 MiB of a string without an end", () => `"${many("a", LIMIT - 1)}`],
    ["16 MiB of escapes", () => `{"x":"${many("\\u0000", LIMIT - 16)}"}`],
    ["16 MiB of lone surrogates", () => `{"x":"${many("\\ud800", LIMIT - 16)}"}`],
    ["16 MiB of digits", () => `{"x":${many("9", LIMIT - 16)}}`],
    ["16 MiB of null entries", () => `{"elements":[${many("null,", LIMIT - 64)}null]}`],
    ["16 MiB of empty objects", () => `{"elements":[${many("{},", LIMIT - 64)}{}]}`],
    ["a million repeats of one key", () => `{${many('"a":1,', LIMIT - 16)}"a":1}`],
    ["a million different repeated keys", () => repeatedKeys(300_000)],
    ["a number out of range", () => '{"elements":[{"id":1e999}]}'],
    ["a repeated __proto__", () => '{"__proto__":{"elements":[]},"__proto__":1}'],
    ["a byte order mark in the middle", () => '{"elements"\uFEFF:[]}'],
    ["JavaScript", () => "{elements:[],}"],
    ["a comment", () => "{} // end"],
  ])("%s", (_, body) => refused(body()));

  it("invalid UTF-8", () => refused(Buffer.concat([Buffer.from('{"x":"'), Buffer.alloc(LIMIT - 16, 0xc0)])));

  it("UTF-16", () => refused(Buffer.from(JSON.stringify(smallDocument()), "utf16le")));

  it("keys of the prototype are plain keys that nobody reads", async () => {
    const body = '{"__proto__":{"elements":[null]},"constructor":{"prototype":{"x":1}},"prototype":[]}';
    const answer = await importInto(team.editor, project, body).expect(200);
    expect(answer.body).toMatchObject({ added: 0, changed: 0, items: [] });
    const inside =
      '{"channels":[{"id":"00000000-0000-4000-8000-0000000000aa","__proto__":{"kind":"queue"},"name":"q"}]}';
    expect((await importInto(team.editor, project, inside)).status).toBe(400);
  });
});

describe("YAML", () => {
  it.each<[string, () => string]>([
    ["an alias bomb", () => aliasBomb(12)],
    ["one alias", () => "elements: &a []\nchannels: *a\n"],
    ["an anchor without alias", () => "elements: &a []\n"],
    ["a merge key", () => "base: &b {x: 1}\nelements:\n- <<: *b\n"],
    ["a tag", () => "elements: !!set {}\n"],
    ["a JavaScript tag", () => 'x: !!js/function "function(){}"\n'],
    ["a local tag", () => "x: !thing 1\n"],
    ["several documents", () => "elements: []\n---\nelements: []\n"],
    ["nothing", () => ""],
    ["blank lines and a comment", () => "\n\n# nothing\n"],
    ["a scalar", () => "hello"],
    ["a repeated key", () => "elements: []\nelements: []\n"],
    ["a key that is no string", () => "? [a, b]\n: 1\n"],
    ["tabs", () => "elements:\n\t- x\n"],
    ["infinity", () => "elements: [{id: .inf}]\n"],
    ["U+0000", () => 'x: "\\0"\nelements: [1]\n'],
    ["100,000 levels of flow lists", () => `${"[".repeat(100_000)}${"]".repeat(100_000)}`],
    ["100,000 levels of flow maps", () => `${"{a: ".repeat(100_000)}1${"}".repeat(100_000)}`],
    ["10,000 levels of dashes", () => `${"- ".repeat(10_000)}x`],
    ["deep indentation", () => deepIndentation(2_000)],
    ["16 MiB of [", () => many("[")],
    ["16 MiB of dashes", () => many("- ")],
    ["16 MiB of question marks", () => many("? ")],
    ["16 MiB of ampersands", () => many("&a ")],
    ["16 MiB of an open quote", () => `x: "${many("a", LIMIT - 8)}`],
    ["16 MiB of exclamation marks", () => many("!")],
    ["16 MiB of a block scalar", () => `elements: |\n${many(" a\n", LIMIT - 32)}`],
    ["16 MiB of empty documents", () => many("---\n")],
    ["300,000 repeated keys", () => many("a: 1\n", 1_500_000)],
  ])("%s", (_, body) => refused(body(), "application/yaml"));
});

it.each<[string, () => string, string]>([
  [
    "JSON",
    () => `{${Array.from({ length: 1_000_000 }, (_, n) => `"k${n}":1`).join(",")}}`,
    "application/json",
  ],
  ["YAML", () => Array.from({ length: 1_400_000 }, (_, n) => `k${n}: 1\n`).join(""), "application/yaml"],
])(
  "%s of a million keys that nobody reads ends in a refusal, not in the end of the process",
  async (_, body, contentType) => {
    const answer = await importInto(team.editor, project, body(), { contentType });
    expect(answer.status).toBe(400);
    expect(["invalid_export", "import_too_large"]).toContain(answer.body.type);
  },
);

it("the process is the same afterwards, and no error was logged", async () => {
  await team.editor.get(`/api/projects/${project}/elements`).expect(200);
  expect(server.log.filter((line) => line["level"] === "error")).toEqual([]);
});

function repeatedKeys(count: number): string {
  const keys = Array.from({ length: count }, (_, n) => `"k${n}":1`).join(",");
  return `{${keys},${keys}}`;
}

function aliasBomb(levels: number): string {
  const lines = ["a0: &a0 [x, x, x, x, x, x, x, x, x]"];
  for (let n = 1; n < levels; n += 1) {
    lines.push(`a${n}: &a${n} [${Array.from({ length: 9 }, () => `*a${n - 1}`).join(", ")}]`);
  }
  return `${lines.join("\n")}\n`;
}

function deepIndentation(levels: number): string {
  return Array.from({ length: levels }, (_, n) => `${" ".repeat(n)}a:`).join("\n");
}
