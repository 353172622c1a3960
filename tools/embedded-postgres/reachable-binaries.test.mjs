import { spawnSync } from "node:child_process";
import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";
import { reachableBinaries } from "./reachable-binaries.mjs";

const NOBODY = { uid: 65534, gid: 65534 };
const asNobody = { prefix: [], user: NOBODY, diesWithParent: false };
const asRoot = process.getuid?.() === 0;

let root = "";
let dataDirectory = "";
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "plumbline programs "));
  dataDirectory = join(root, "data");
  mkdirSync(dataDirectory);
  chmodSync(root, 0o711);
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

/** Programs that say a version, in a folder of a mode. */
function programs(mode) {
  const bin = join(root, "installed", "bin");
  mkdirSync(bin, { recursive: true });
  writeFileSync(join(bin, "postgres"), "#!/bin/sh\necho 'postgres (PostgreSQL) 18.4'\n", { mode: 0o755 });
  for (const name of ["initdb", "pg_ctl"]) {
    symlinkSync("postgres", join(bin, name));
  }
  chmodSync(join(root, "installed"), mode);
  return { postgres: join(bin, "postgres"), initdb: join(bin, "initdb"), pg_ctl: join(bin, "pg_ctl") };
}

const runs = (program) => spawnSync(program, { cwd: "/", ...NOBODY, encoding: "utf8" }).stdout;

(asRoot ? describe : describe.skip)("programs of PostgreSQL, for another user than root", () => {
  it("are those that are installed, where the user can run them", () => {
    const binaries = programs(0o755);
    expect(reachableBinaries(binaries, asNobody, dataDirectory)).toBe(binaries);
  });

  it("are those that are installed, where there is no other user", () => {
    const binaries = programs(0o700);
    expect(reachableBinaries(binaries, { ...asNobody, user: null }, dataDirectory)).toBe(binaries);
  });

  it("are a copy in the data directory, made once, where their folder is closed", () => {
    const binaries = programs(0o700);
    expect(runs(binaries.postgres) ?? null).toBeNull();
    mkdirSync(join(dataDirectory, "postgres-programs-18.4.unfinished", "half"), { recursive: true });
    const { postgres, initdb, pg_ctl } = reachableBinaries(binaries, asNobody, dataDirectory);
    expect([postgres, initdb, pg_ctl].map((program) => dirname(program))).toEqual(
      Array(3).fill(join(dataDirectory, "postgres-programs-18.4", "bin")),
    );
    expect([postgres, initdb, pg_ctl].map(runs)).toEqual(Array(3).fill("postgres (PostgreSQL) 18.4\n"));
    const { ino } = statSync(postgres);
    expect(statSync(reachableBinaries(binaries, asNobody, dataDirectory).postgres).ino).toBe(ino);
  });
});
