import { spawnSync } from "node:child_process";
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it, jest } from "@jest/globals";

jest.setTimeout(300_000);

const root = fileURLToPath(new URL("../../", import.meta.url));
const { packageManager } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
const PACKAGES = readdirSync(join(root, "packages"));
/** What is published: its folder and the name of its tarball. */
const FOLDERS = [...PACKAGES.map((name) => [`packages/${name}`, name]), ["apps/cli", "cli"]];

let folder = "";
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "plumbline-packed-"));
  // All at once: the start of the program that packs takes longer than packing one.
  const each = FOLDERS.flatMap(([path = ""]) => ["--filter", `./${path}`]);
  must("npx", ["--yes", packageManager, "--recursive", ...each, "pack", "--pack-destination", folder], root);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function must(program, args, cwd) {
  const { status, stdout, stderr, error } = spawnSync(program, args, {
    cwd,
    env: cleanEnv(),
    encoding: "utf8",
  });
  if (status !== 0) {
    throw new Error(`${program} ${args.join(" ")} ended with ${status ?? error}\n${stdout}${stderr}`);
  }
  return stdout;
}

/** Without what npm tells its own scripts: it would take the repository for the folder to install into. */
function cleanEnv() {
  const own = /^(npm_(package|lifecycle|command|config_local_prefix|node_execpath)|INIT_CWD)/;
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !own.test(name)));
}

const tarball = (name) => join(folder, `plumbline-${name}-0.1.0.tgz`);
const tool = (name, path) => join(root, "node_modules", name, path);

describe.each(PACKAGES)("the tarball of %s", (name) => {
  it("is well formed", () => {
    must(process.execPath, [tool("publint", "src/cli.js"), "run", tarball(name), "--strict"], folder);
  });

  it("gives types to whoever imports it", () => {
    const attw = tool("@arethetypeswrong/cli", "dist/index.js");
    must(process.execPath, [attw, tarball(name), "--profile", "esm-only"], folder);
  });

  it("holds compiled code, its types and words about it, and no test", () => {
    const files = must("tar", ["-tzf", tarball(name)], folder)
      .trim()
      .split("\n");
    expect(files).toEqual(
      expect.arrayContaining(["package/package.json", "package/dist/index.js", "package/dist/index.d.ts"]),
    );
    expect(files).toEqual(expect.arrayContaining(["package/README.md", "package/LICENSE"]));
    expect(
      files.filter((file) => /\.test\.|(^|\/)(test|testing|src)\/|\.map$|tsbuildinfo/.test(file)),
    ).toEqual([]);
  });
});

describe("a program with the packages from their tarballs alone", () => {
  it("reads a model and plays a scenario", () => {
    // npm, because that is what a stranger has; their other dependencies come from its cache or the registry.
    const program = join(folder, "program");
    mkdirSync(program);
    writeFileSync(join(program, "package.json"), '{"name": "program", "private": true, "type": "module"}');
    const tarballs = ["model-core", "playback-engine"].map(tarball);
    const quiet = ["--prefer-offline", "--no-audit", "--no-fund", "--ignore-scripts", "--prefix", program];
    must("npm", ["install", ...quiet, ...tarballs], program);
    copyFileSync(new URL("./consumer.mjs", import.meta.url), join(program, "consumer.mjs"));
    const said = JSON.parse(must(process.execPath, ["consumer.mjs"], program));
    expect(said).toEqual({
      added: 3,
      events: ["RequestSent", "ResponseReceived"],
      assertions: [{ id: "placed", passed: true, detail: expect.any(String) }],
      issues: [],
      hash: expect.stringMatching(/^[0-9a-f]{64}$/),
      yaml: "function",
    });
    const inBrowser = must(process.execPath, ["--conditions=browser", "consumer.mjs"], program);
    expect(JSON.parse(inBrowser)).toEqual(said);
  });
});

describe("the command line from its tarballs alone", () => {
  let shop = "";
  const plumbline = (...words) =>
    spawnSync(process.execPath, [join(folder, "stranger/node_modules/.bin/plumbline"), ...words], {
      cwd: shop,
      env: cleanEnv(),
      encoding: "utf8",
    });
  beforeAll(() => {
    const stranger = join(folder, "stranger");
    shop = join(stranger, "shop");
    mkdirSync(shop, { recursive: true });
    writeFileSync(join(stranger, "package.json"), '{"name": "stranger", "private": true}');
    const quiet = ["--prefer-offline", "--no-audit", "--no-fund", "--ignore-scripts", "--prefix", stranger];
    must("npm", ["install", ...quiet, ...FOLDERS.map(([, name]) => tarball(name))], stranger);
  });

  it("is well formed, and holds compiled code and its example", () => {
    must(process.execPath, [tool("publint", "src/cli.js"), "run", tarball("cli"), "--strict"], folder);
    const files = must("tar", ["-tzf", tarball("cli")], folder)
      .trim()
      .split("\n");
    expect(files).toEqual(
      expect.arrayContaining(["package/dist/bin.js", "package/examples/eshop-queues.model.json"]),
    );
    expect(
      files.filter((file) => /\.test\.|(^|\/)(test|testing|src)\/|\.map$|tsbuildinfo|\.d\.ts$/.test(file)),
    ).toEqual([]);
  });

  it("shows its example, and works on the files that it wrote", () => {
    const demo = plumbline("demo", ".");
    expect([demo.status, demo.stderr]).toEqual([0, ""]);
    expect(plumbline("check", "model.json", "scenarios/happy-order.json").status).toBe(0);
    const played = plumbline("play", "model.json", "scenarios/happy-order.json", "--json");
    expect(JSON.parse(played.stdout).hash).toMatch(/^a50e2f3f4212/);
    const stressed = plumbline("stress", "model.json", "scenarios/happy-order.json", "--duration", "40");
    expect(stressed.stdout).toContain("Assumed, not measured");
    expect(plumbline("review", "model.json", "--fail-on", "warning").status).toBe(1);
  });

  it("writes a site", () => {
    const site = plumbline("site", "model.json", "scenarios/happy-order.json", "--out", "site");
    expect([site.status, site.stderr]).toEqual([0, ""]);
    expect(readFileSync(join(shop, "site/index.html"), "utf8")).toContain('<img src="pictures/');
  });
});
