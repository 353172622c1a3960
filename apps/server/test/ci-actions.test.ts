import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { readZip, writeZip, zipEntries } from "@plumbline/bundle-writer";
import { parse } from "yaml";
import { NODE_CODEC } from "../src/sections/build/codec.js";
import { aToken } from "./testing/agent-tokens.js";
import { aBuiltProject, exported } from "./testing/build.js";
import { actionFile, inputsOf, runAction } from "./testing/ci-actions.js";
import { aProjectWithPlans, aRun, followAt, hostRun, RUN_ID } from "./testing/evidence.js";
import { importInto, smallDocument } from "./testing/model-documents.js";
import { aProject } from "./testing/project.js";
import { SHOP } from "./testing/repository-readers.js";
import { type ScanningServer, startScanning } from "./testing/scanning.js";
import { anImport } from "./testing/source-imports.js";
import { HEAD, hosted, OTHER_HEAD } from "./testing/sources.js";
import { type Asked, startWebServer, type WebServer } from "./testing/web-server.js";

let scanning: ScanningServer;
let folder: string;
let token: string;

beforeAll(async () => {
  scanning = await startScanning();
  folder = mkdtempSync(join(tmpdir(), "plumbline-ci-"));
  const { owner, workspaceId } = scanning.team;
  ({ value: token } = await aToken(owner, workspaceId, { scopes: ["read", "propose", "export"] }));
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await scanning.stop();
});

const NAMES = ["send-evidence", "check-drift", "post-impact", "verify-bundle"];

function inputs(projectId: string) {
  return inputsOf(scanning.server, projectId, token);
}

function file(name: string, content: string | Buffer): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

describe("every action", () => {
  it.each(NAMES)("%s hands each input to its script by the environment, and its outputs on", (name) => {
    const action = parse(actionFile(`${name}/action.yml`));
    const [step] = action.runs.steps;
    expect([action.runs.using, action.runs.steps.length]).toEqual(["composite", 1]);
    expect(step.run).toBe(`node "$GITHUB_ACTION_PATH/${name}.mjs"`);
    const handed = Object.keys(action.inputs).map((input) => [
      `PLUMBLINE_${input.toUpperCase().replaceAll("-", "_")}`,
      `\${{ inputs.${input} }}`,
    ]);
    const ofRun = name === "post-impact" ? { PLUMBLINE_RUN_TOKEN: `\${{ github.token }}` } : {};
    expect(step.env).toEqual({ ...Object.fromEntries(handed), ...ofRun });
    for (const [output, { value }] of Object.entries<{ value: string }>(action.outputs)) {
      expect(value).toBe(`\${{ steps.${step.id}.outputs.${output} }}`);
      expect(actionFile(`${name}/${name}.mjs`)).toMatch(new RegExp(`output\\(("${output}"|name|certainty)`));
    }
    const page = readFileSync(new URL("../../../docs/ci.md", import.meta.url), "utf8");
    for (const input of Object.keys(action.inputs)) {
      expect(page).toContain(`\`${input}\``);
    }
  });

  it.each(NAMES)("%s uses nothing but Node", (name) => {
    const imports = [...actionFile(`${name}/${name}.mjs`).matchAll(/from "([^"]+)"/g)].map(
      ([, from]) => from,
    );
    expect(imports.filter((from) => !/^(node:|\.)/.test(from ?? ""))).toEqual([]);
  });

  it.each(NAMES)("%s says which input is missing, and sends nothing", async (name) => {
    const { code, log } = await runAction(name, {});
    expect([code, log]).toEqual([1, expect.stringMatching(/^::error::The input \S+ is missing\n$/)]);
  });

  it.each([
    "http://plumbline.example",
    "ftp://127.0.0.1",
    "plumbline.example",
    "http://127.0.0.1.evil.example",
  ])("sends no token to %s", async (address) => {
    const path = file("m.json", "{}");
    const { code, log } = await runAction("check-drift", { ...inputs("x"), address, document: path });
    expect([code, log]).toEqual([1, "::error::The input address must be an https address\n"]);
  });

  it("follows no redirect, and tells of an address that is not there", async () => {
    const other = await startWebServer((_, response) => response.end("{}"));
    const leading = await startWebServer((_, response) =>
      response.writeHead(307, { location: other.url }).end(),
    );
    const path = file("m.json", "{}");
    const led = await runAction("check-drift", { ...inputs("x"), address: leading.url, document: path });
    expect([led.code, led.log]).toEqual([1, expect.stringContaining("cannot be asked")]);
    expect(other.asked).toEqual([]);
    await Promise.all([other.stop(), leading.stop()]);
    const nowhere = { address: "http://127.0.0.1:2", document: path };
    const gone = await runAction("check-drift", { ...inputs("x"), ...nowhere });
    expect([gone.code, gone.log]).toEqual([1, expect.stringContaining("cannot be asked: ECONNREFUSED")]);
  });

  it("says what the service answered, and gives it no command of the runner", async () => {
    const path = file("m.json", "{}");
    const { code, log } = await runAction("check-drift", { ...inputs("no-id"), document: path });
    expect([code, log]).toEqual([1, expect.stringMatching(/^::error::POST .* answered 40[04]: .*\n$/)]);
    const hostile = await startWebServer((_, response) =>
      response.writeHead(500).end("x\n::set-env name=PATH::/tmp\n##[command]x\r\n::error::y"),
    );
    const bad = await runAction("check-drift", { ...inputs("x"), address: hostile.url, document: path });
    expect(bad.log.split("\n").filter((line) => line.trimStart().startsWith("::"))).toHaveLength(1);
    expect(bad.log).not.toContain("##[");
    await hostile.stop();
  });
});

describe("send-evidence", () => {
  const WORKFLOW_RUN = {
    "run-url": `https://127.0.0.1/acme/shop/actions/runs/${RUN_ID}`,
    "run-attempt": "1",
    conclusion: "success",
    commit: HEAD,
  };
  let projectId: string;
  let sent: Readonly<Record<string, string>>;

  beforeAll(async () => {
    const { server, team, host } = scanning;
    const made = await aProjectWithPlans(team, "CI");
    ({ projectId } = made);
    hostRun(host, aRun(), [], { 1: { run: aRun(), jobs: [] } });
    await followAt({ server, team, projectId }, HEAD);
    sent = { ...inputs(projectId), ...WORKFLOW_RUN, promise: "CI-001", obligation: "O1" };
  });

  it("records what the run says, which the service reads itself", async () => {
    const { code, outputs, log } = await runAction("send-evidence", sent);
    expect([log, code, outputs]).toEqual([
      "The evidence is verified: passed\n",
      0,
      { identity: "verified", result: "passed", reason: "" },
    ]);
  });

  it("fails where the code host says something else, and says what", async () => {
    const { code, outputs, log } = await runAction("send-evidence", { ...sent, conclusion: "failure" });
    expect([code, outputs]).toEqual([
      1,
      { identity: "claimed", result: "not-run", reason: "result-differs" },
    ]);
    expect(log).toBe("::error::The evidence is a claim and shows nothing: result-differs\n");
    const other = { ...sent, commit: OTHER_HEAD, "require-verified": "false" };
    const allowed = await runAction("send-evidence", other);
    expect([allowed.code, allowed.outputs["reason"]]).toEqual([0, "commit-differs"]);
  });

  it("sends nothing of a run that neither passed nor failed", async () => {
    for (const conclusion of ["cancelled", "skipped", "neutral", "action_required"]) {
      const { code, outputs } = await runAction("send-evidence", {
        ...sent,
        conclusion,
        address: "https://127.0.0.1:9",
      });
      expect([code, outputs]).toEqual([0, { result: "" }]);
    }
  });

  it("says what is wrong with an input", async () => {
    const wrong = [
      { "artifact-digest": "sha1:0" },
      { revision: "77" },
      { promise: "CI-999" },
      { obligation: "O99" },
    ];
    for (const change of wrong) {
      const { code, log } = await runAction("send-evidence", { ...sent, ...change });
      expect([code, log]).toEqual([1, expect.stringMatching(/^::error::(?:POST|GET) .* answered 40\d: /)]);
    }
    const { code, log } = await runAction("send-evidence", { ...sent, revision: "1x" });
    expect([code, log]).toEqual([1, "::error::The input revision must be a whole number\n"]);
  });
});

describe("check-drift", () => {
  let projectId: string;
  beforeAll(async () => {
    projectId = await aProject(scanning.team.owner, scanning.team.workspaceId);
    await importInto(scanning.team.editor, projectId, smallDocument()).expect(200);
  });

  const checked = (name: string, content: string, more = {}) =>
    runAction("check-drift", { ...inputs(projectId), document: file(name, content), ...more });

  it("passes where document and model say the same, in JSON and in YAML", async () => {
    const yaml = await scanning.team.viewer.get(`/api/projects/${projectId}/export?format=yaml`).expect(200);
    const texts = [
      ["model.json", JSON.stringify(smallDocument())],
      ["model.yaml", yaml.text ?? String(yaml.body)],
    ] as const;
    for (const [name, content] of texts) {
      const { code, outputs, log } = await checked(name, content);
      expect([code, outputs]).toEqual([0, { drift: "false", added: "0", changed: "0", refused: "0" }]);
      expect(log).toContain("0 added, 0 changed, 5 unchanged, 0 refused");
    }
  });

  it("fails where they differ, names each fact, and writes nothing", async () => {
    const document = smallDocument();
    const [system, app] = document.elements ?? [];
    const changed = {
      ...document,
      elements: [{ ...system, name: "Market" }, app, { ...app, id: HEAD_ID, name: "::error::New" }],
    };
    const drifted = await checked("model.json", JSON.stringify(changed));
    expect([drifted.code, drifted.outputs]).toEqual([
      1,
      { drift: "true", added: "1", changed: "1", refused: "0" },
    ]);
    expect(drifted.log).toContain("changed element Market");
    expect(drifted.log).toContain("added element : :error: :New");
    expect((await checked("model.json", JSON.stringify(changed), { "fail-on-drift": "false" })).code).toBe(0);
    expect((await checked("model.json", JSON.stringify(document))).code).toBe(0);
  });

  it("fails where the document cannot be imported", async () => {
    const refused = smallDocument({ channels: [{ id: HEAD_ID, kind: "drum", name: "x" }] });
    const { code, outputs, log } = await checked("model.json", JSON.stringify(refused), {
      "fail-on-drift": "false",
    });
    expect([code, outputs["refused"]]).toEqual([1, "1"]);
    expect(log).toMatch(/refused channel x: .*kind/);
    const broken = await checked("model.json", "{");
    expect([broken.code, broken.log]).toEqual([1, expect.stringContaining("invalid_export")]);
    const gone = await runAction("check-drift", {
      ...inputs(projectId),
      document: join(folder, "gone.json"),
    });
    expect([gone.code, gone.log]).toEqual([1, expect.stringContaining("cannot be read: ENOENT")]);
  });

  const HEAD_ID = "00000000-0000-4000-8000-00000000000a";
});

describe("verify-bundle", () => {
  let projectId: string;
  let bundle: Buffer;
  beforeAll(async () => {
    ({ projectId } = await aBuiltProject(scanning.team));
    bundle = (await exported(scanning.team.viewer, { projectId })).body;
  });

  const verified = (content: Buffer | string, more = {}, name = "bundle.zip") =>
    runAction("verify-bundle", {
      ...inputs(projectId),
      bundle: file(name, content),
      require: "matches",
      ...more,
    });

  it("passes where nobody changed the bundle", async () => {
    const all = { matches: "true", identical: "true", issued: "true", current: "true" };
    const { code, outputs } = await verified(bundle, { require: "matches, identical,issued, current" });
    expect([code, outputs]).toEqual([0, all]);
  });

  it("fails where somebody did, and names the file", async () => {
    const { code, log, outputs } = await verified(spoiled(bundle));
    expect([code, outputs["matches"]]).toEqual([1, "false"]);
    expect(log).toContain("differs: SDD.md");
    expect(log).toContain("::error::Of the bundle does not hold: matches (it was changed after the export)");
  });

  it("tells a design that went on from a bundle that was changed", async () => {
    await importInto(scanning.team.editor, projectId, smallDocument({ channels: [], schemas: [] })).expect(
      200,
    );
    const moved = await verified(bundle);
    expect([moved.code, moved.outputs["current"]]).toEqual([0, "false"]);
    expect(moved.log).toMatch(/^moved: model /m);
    expect((await verified(bundle, { require: "current" })).code).toBe(1);
  });

  it("says what is no bundle, and what it does not know", async () => {
    const none = await verified("x");
    expect([none.code, none.log]).toEqual([1, expect.stringContaining("invalid_bundle")]);
    const notJson = await verified("{", {}, "manifest.json");
    expect([notJson.code, notJson.log]).toEqual([1, expect.stringContaining("answered 400")]);
    const unknown = await verified(bundle, { require: "matches, nice" });
    expect([unknown.code, unknown.log]).toEqual([1, expect.stringContaining("not nice")]);
  });

  /** Another word in a stored file; what an archive says of it is made right. */
  function spoiled(bytes: Buffer): Buffer {
    const read = readZip(bytes, NODE_CODEC);
    const files = (read.ok ? read.value : []).map(({ path, content }) => ({
      path,
      content: path === "SDD.md" ? Buffer.from(`${Buffer.from(content)}\nMore.\n`) : content,
    }));
    return Buffer.concat([...writeZip(zipEntries(files))]);
  }
});

const PERSON = { id: 11, type: "User", login: "somebody" };
const OTHER_BOT = { id: 12, type: "Bot", login: "other[bot]" };
const BOT = { id: 13, type: "Bot", login: "github-actions[bot]" };
/** Those of apps may not ask who they are. */
const AUTHORS: Readonly<Record<string, typeof BOT>> = {
  "Bearer ghs_of_the_run": BOT,
  "Bearer ghs_of_an_app": OTHER_BOT,
  "Bearer ghp_of_a_person": PERSON,
};

describe("post-impact", () => {
  let comments: WebServer;
  let posted: { id: number; body: string; user: typeof BOT }[];
  let projectId: string;
  let posting: Readonly<Record<string, string>>;
  let env: NodeJS.ProcessEnv;

  beforeAll(async () => {
    posted = [PERSON, OTHER_BOT].map((user, at) => {
      return { id: at + 1, body: "<!-- plumbline: impact -->\nby somebody else", user };
    });
    comments = await startWebServer(answer);
    const { host } = scanning;
    const made = await anImport(scanning);
    ({ projectId } = made);
    const { "services/billing/Program.cs": _, ...rest } = SHOP;
    const head = made.git.commit({ ...rest, "services/orders/src/new.ts": "export {};\n" }, [made.commit]);
    const pulls = { 5: { head: { sha: head, repo: { full_name: "mallory/shop" } } } };
    const commits = { "heads/main": made.commit };
    host.repositories.set("acme/shop", hosted("Acme/Shop", { git: made.git, commits, pulls }));
    const token = { "comment-token": "ghs_of_the_run" };
    posting = { ...inputs(projectId), repository: "Acme/Shop", "pull-request": "5", ...token };
    env = { GITHUB_API_URL: comments.url, PLUMBLINE_RUN_TOKEN: "ghs_of_the_run" };
  });
  afterAll(() => comments.stop());

  function answer(
    { method, url, headers, body }: Asked,
    response: Parameters<Parameters<typeof startWebServer>[0]>[1],
  ) {
    const author = AUTHORS[headers.authorization ?? ""];
    const { pathname } = new URL(url, "http://x");
    if (pathname === "/user" && headers.authorization === "Bearer ghp_of_nobody") {
      return response.writeHead(502).end("{}");
    }
    if (pathname === "/user" && author === PERSON) {
      return response.end(JSON.stringify(author));
    }
    const changed = posted.find(({ id }) => pathname === `/repos/Acme/Shop/issues/comments/${id}`);
    if (
      author === undefined ||
      (pathname !== "/repos/Acme/Shop/issues/5/comments" && changed === undefined)
    ) {
      return response.writeHead(403).end("{}");
    }
    if (method === "GET") {
      return response.end(JSON.stringify(posted));
    }
    const said = JSON.parse(body).body;
    if (changed === undefined) {
      posted.push({ id: posted.length + 1, body: said, user: author });
    } else {
      changed.body = said;
    }
    return response.end("{}");
  }

  it("has the pull request scanned and shows what it touches, in one comment that it keeps up to date", async () => {
    const sarif = join(folder, "impact.sarif");
    const first = await runAction("post-impact", { ...posting, sarif }, env);
    expect([first.code, first.log]).toEqual([0, expect.stringContaining("The pull request has a comment")]);
    expect(Number(first.outputs["definite"])).toBeGreaterThan(0);
    expect(posted.map(({ user }) => user)).toEqual([PERSON, OTHER_BOT, BOT]);
    expect(posted[2]?.body).toMatch(/^<!-- plumbline: impact -->\n/);
    expect(posted[2]?.body).toContain(first.summary.trim());
    expect(JSON.parse(readFileSync(sarif, "utf8")).version).toBe("2.1.0");
    const again = await runAction("post-impact", posting, env);
    expect([again.code, again.log]).toEqual([0, expect.stringContaining("is up to date")]);
    const others = posted.slice(0, 2).map(({ body }) => body);
    expect([posted.length, ...others]).toEqual([
      3,
      ...others.map(() => expect.stringContaining("by somebody else")),
    ]);
  });

  it("changes the comment of whoever the token is of", async () => {
    for (const [token, own] of [
      ["ghp_of_a_person", 0],
      ["ghs_of_an_app", 1],
    ] as const) {
      const before = posted.map(({ body }) => body);
      const { log } = await runAction("post-impact", { ...posting, "comment-token": token }, env);
      expect(log).toContain("is up to date");
      const changed = posted.flatMap(({ body }, at) => (body === before[at] ? [] : [at]));
      expect(changed).toEqual([own]);
    }
  });

  it("fails by the certainties that it is told to fail by", async () => {
    const failing = await runAction(
      "post-impact",
      { ...posting, "comment-token": "", "fail-on": "definite" },
      env,
    );
    expect([failing.code, failing.log]).toEqual([1, expect.stringContaining("touches the design: definite")]);
    const unknown = await runAction("post-impact", { ...posting, "fail-on": "certain" }, env);
    expect([unknown.code, unknown.log]).toEqual([1, expect.stringContaining("not certain")]);
  });

  it("says why there is nothing to show", async () => {
    const cases = [
      [{ "pull-request": "99" }, "ref-not-found"],
      [{ "pull-request": "x" }, "pull-request must be a whole number"],
      [{ repository: "acme/other" }, "does not follow acme/other"],
      [{ "comment-token": "wrong" }, "answered 403 when the comment was written"],
      [{ "comment-token": "ghp_of_nobody" }, "answered 502 when it was asked whose the token is"],
    ] as const;
    for (const [change, why] of cases) {
      const { code, log } = await runAction("post-impact", { ...posting, ...change }, env);
      expect([code, log]).toEqual([1, expect.stringContaining(why)]);
    }
  });
});
