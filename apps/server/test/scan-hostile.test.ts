import { afterAll, beforeAll, expect, it } from "@jest/globals";
import { LYING } from "./testing/archive-traps.js";
import type { HostedFiles } from "./testing/hosted-git.js";
import { hostedFiles, SHOP } from "./testing/repository-readers.js";
import { aShop, type ScanningServer, scansBy, startScanning } from "./testing/scanning.js";
import { scanned, scansOf } from "./testing/scans.js";
import { until } from "./testing/waiting.js";

// Repositories that somebody made to harm: the scan ends with its word, the service lives, and nothing outside is read.

const MIB = 1024 * 1024;
const SECRET = "/etc/passwd";
let scanning: ScanningServer;

beforeAll(async () => {
  scanning = await startScanning();
  const { team, host } = scanning;
  await scansBy(team, host, {
    import: { maxFiles: 5_000, maxFileBytes: 16 * MIB, maxTotalBytes: 256 * MIB },
  });
});
afterAll(() => scanning.stop());

const HOSTILE: readonly (readonly [string, HostedFiles])[] = [
  [
    "links in the place of files",
    {
      "compose.yaml": { link: SECRET },
      "src/main.ts": { link: "../../../.." },
      Dockerfile: { link: "/proc/self/environ" },
    },
  ],
  ["other repositories", { lib: { submodule: "0".repeat(40) }, "a/b": { submodule: "f".repeat(40) } }],
  [
    "lists within lists",
    {
      "deep.yaml": "[".repeat(200_000),
      "deep.json": "[".repeat(200_000),
      "package.json": `{"dependencies":${'{"a":'.repeat(50_000)}1${"}".repeat(50_000)}}`,
    },
  ],
  [
    "maps within maps",
    { "compose.yaml": Array.from({ length: 5_000 }, (_, at) => `${" ".repeat(at)}a:`).join("\n") },
  ],
  ["a laugh of a billion", { "compose.yaml": laughs(), "application.yml": laughs() }],
  [
    "entities",
    {
      "pom.xml": entities("project"),
      "App.csproj": entities("Project"),
      "Directory.Build.props": entities("Project"),
    },
  ],
  [
    "elements within elements",
    { "pom.xml": `${"<a>".repeat(100_000)}`, "App.csproj": `<Project>${"<ItemGroup>".repeat(20_000)}` },
  ],
  [
    "conditions without end",
    {
      "a/App.csproj": "<Project/>",
      "a/Open.cs": "#if A\n".repeat(5_000),
      "a/Closed.cs": "#endif\n".repeat(5_000),
      "a/Many.cs": Array.from(
        { length: 200 },
        (_, at) => `#if C${at}\nclass C${at} {}\n#else\nclass D${at} {}\n#endif`,
      ).join("\n"),
      "a/Nested.cs": `${Array.from({ length: 500 }, (_, at) => `#if C${at}`).join("\n")}\nclass A {}\n${"#endif\n".repeat(500)}`,
    },
  ],
  [
    "one line of sixteen mebibytes",
    {
      "long.ts": `const a = "${"x".repeat(16 * MIB - 20)}";`,
      "long.cs": "{".repeat(8 * MIB),
      "long.json": `["${"x".repeat(16 * MIB - 4)}"]`,
      "long.yaml": `a: ${"x".repeat(16 * MIB - 4)}`,
      "long.py": "(".repeat(4 * MIB),
      Dockerfile: `RUN ${"x".repeat(8 * MIB)}`,
      "go.mod": `module ${"x".repeat(4 * MIB)}`,
      "long.proto": `message ${"x".repeat(4 * MIB)}`,
    },
  ],
  [
    "names that nobody types",
    {
      "a\u0007b.ts": "1",
      "new\nline.ts": "1",
      "tab\t.ts": "1",
      "\u202egnp.ts": "1",
      "-rf.ts": "1",
      "a#L1-L2.ts": "1",
      "100%.ts": "1",
      "'; DROP TABLE source_found; --.ts": "1",
      "__proto__/constructor.ts": "1",
      "con.ts": "1",
      "\u{1f986}.ts": "1",
      [`${Array(9).fill("a".repeat(200)).join("/")}.ts`]: "import x from 'y';",
    },
  ],
  [
    "files that are kept elsewhere",
    { "src/a.ts": "version https://git-lfs.github.com/spec/v1\noid sha256:0\nsize 12345\n" },
  ],
  [
    "bytes that are no text",
    {
      "a.ts": Buffer.from([0xff, 0xfe, 0, 0x41, 0xd8, 0]),
      "b.cs": Buffer.alloc(100_000, 0xc3),
      "c.json": Buffer.from("\ufeff{}"),
      "d.yaml": Buffer.alloc(10_000),
      "e.java": Buffer.from(Array.from({ length: 50_000 }, (_, at) => (at * 7919) % 256)),
    },
  ],
  [
    "keys that are none",
    {
      "package.json":
        '{"name":"__proto__","__proto__":{"scripts":{"start":"x"}},"dependencies":{"__proto__":"1","constructor":"1"},"workspaces":["../../../**","/etc/*","{".repeat(1000)]}',
      "compose.yaml":
        "services:\n  __proto__: {image: postgres}\n  constructor: {build: ../../../..}\n  toString: {build: /etc}\n",
    },
  ],
  [
    "words that repeat",
    {
      "a.ts": `@Controller("${"/:a".repeat(30_000)}") class A {}`,
      "b.java": `@RequestMapping("${"{a}".repeat(30_000)}") class B {}`,
      "c.cs": `${"A.B(".repeat(20_000)}${")".repeat(20_000)};`,
      "d.py": `x = ${"-".repeat(100_000)}1`,
      "e.go": `package a\nvar x = ${"!".repeat(50_000)}true`,
      "f.rs": `fn a() { ${"if true { ".repeat(10_000)}`,
      "g.kt": `val x = ${"a?.".repeat(30_000)}b`,
    },
  ],
  [
    "contracts that name themselves",
    {
      "openapi.yaml":
        "openapi: 3.0.0\npaths:\n  /a: {get: {responses: {200: {content: {application/json: {schema: {$ref: '#/components/schemas/A'}}}}}}}\ncomponents:\n  schemas:\n    A: {properties: {a: {$ref: '#/components/schemas/A'}, b: {$ref: 'file:///etc/passwd'}, c: {$ref: 'http://127.0.0.1:9/x'}}}\n",
      "a.proto": 'import "../../../etc/passwd";\nmessage A { A a = 1; }',
      "asyncapi.json":
        '{"asyncapi":"3.0.0","channels":{"a":{"$ref":"#/channels/a"}},"operations":{"x":{"action":"send","channel":{"$ref":"#/channels/a"}}}}',
    },
  ],
];

function laughs(): string {
  const lines = Array.from(
    { length: 30 },
    (_, at) => `a${at + 1}: &a${at + 1} [${Array(10).fill(`*a${at}`).join(",")}]`,
  );
  return ["a0: &a0 [lol]", ...lines, "services: *a30"].join("\n");
}

function entities(root: string): string {
  return `<?xml version="1.0"?><!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;"><!ENTITY s SYSTEM "file://${SECRET}">]><${root}><name>&s;&b;</name></${root}>`;
}

it.each(HOSTILE)("%s", async (_, files) => {
  const { team, server } = scanning;
  const { projectId, repositoryId, commit } = await aShop(scanning, { ...SHOP, ...files });
  const scan = await scanned(team.editor, projectId, repositoryId);
  expect(scan).toMatchObject({ state: "completed", commit, failure: null });
  await saysNothingOfTheMachine(projectId, scan.id);
  await until(async () => (await fetch(`${server.url}/health/ready`)).status === 200);
});

it("archives that lie about where their files are", async () => {
  const { team, host } = scanning;
  const numbers = Array.from({ length: 70 }, (_, at) => at);
  const more = Object.fromEntries(
    numbers.map((at) => [`services/orders/src/of${at}.ts`, `export const a = ${at};`]),
  );
  for (const [, spoil] of LYING.filter(([what]) => /link|device|pipe|lead out/.test(what))) {
    const { projectId, repositoryId } = await aShop(scanning);
    host.repositories.set("acme/shop", hostedFiles({ ...SHOP, ...more }, { spoil }).repository);
    await scanning.server.database.query("DELETE FROM source_extractions");
    const scan = await scanned(team.editor, projectId, repositoryId);
    expect(scan).toMatchObject({ state: "completed", complete: true });
    await saysNothingOfTheMachine(projectId, scan.id);
  }
});

it("a hundred thousand files: as many as the settings allow, and the scan says so", async () => {
  const { team, server } = scanning;
  const numbers = Array.from({ length: 100_000 }, (_, at) => at);
  const many = Object.fromEntries(numbers.map((at) => [`a${at % 300}/b${at}.ts`, ""]));
  const { projectId, repositoryId } = await aShop(scanning, { ...SHOP, ...many });
  const scan = await scanned(team.editor, projectId, repositoryId);
  expect(scan).toMatchObject({ state: "completed", complete: false, counts: { filesSelected: 5_000 } });
  expect(scan.incomplete.map(({ code }: { code: string }) => code)).toContain("over-max-files");
  await until(async () => (await fetch(`${server.url}/health/ready`)).status === 200);
});

it("what it did not read is never said to be absent", async () => {
  const { team } = scanning;
  const { projectId, repositoryId } = await aShop(scanning, {
    ...SHOP,
    "services/billing/Broken.cs": "#if A\n// outbox",
  });
  const scan = await scanned(team.editor, projectId, repositoryId);
  const { body } = await team.viewer.get(`${scansOf(projectId)}/${scan.id}/coverage`).expect(200);
  const billing = body.items.find(
    ({ serviceKey }: { serviceKey: string }) => serviceKey === "services/billing",
  );
  expect(billing).toEqual({ serviceKey: "services/billing", looked: false, reasons: ["unparsed-file"] });
});

/** Of all that is kept of a scan nothing is of the machine that it ran on. */
async function saysNothingOfTheMachine(projectId: string, scanId: string): Promise<void> {
  for (const list of ["services", "facts", "patterns", "files"]) {
    const { text } = await scanning.team.viewer
      .get(`${scansOf(projectId)}/${scanId}/${list}?limit=200`)
      .expect(200);
    expect(text).not.toMatch(/root:x?:0|PATH=|plumbline-test/);
  }
  expect(scanning.server.log.filter(({ level }) => level === "error" || level === 50)).toEqual([]);
}
