import { readdir } from "node:fs/promises";
import { resolve } from "node:path";
import type { Call } from "../declaring/command.js";
import type { ExitName } from "../declaring/exit-codes.js";
import { writeOutput } from "../files/write-output.js";
import { fileError } from "../problems/cli-error.js";
import { readSiteInput } from "./read-site-input.js";
import { siteOf } from "./site.js";

type SiteCall = Pick<Call, "output" | "world"> & {
  readonly arguments: { readonly model: string; readonly scenarios: readonly string[] };
  readonly options: {
    readonly out: string;
    readonly title: string | undefined;
    readonly force: boolean;
    readonly json: boolean;
  };
};

/** Writes the site of a model into a folder. */
export async function runSite({ arguments: given, options, output, world }: SiteCall): Promise<ExitName> {
  const { out, title, force } = options;
  await refuseFull(resolve(world.cwd, out), out, force);
  output.progress("reading, playing and reviewing …");
  const site = siteOf(await readSiteInput({ ...given, title }, world));
  let written = 0;
  for (const [path, content] of site) {
    output.progress(`writing ${written} of ${site.size}: ${path}`);
    await writeOutput(`${out}/${path}`, await content(), world);
    written += 1;
  }
  output.done();
  if (options.json) {
    output.printJson({ folder: out, files: [...site.keys()] });
  } else {
    output.print(`${written} files written; open ${out}/index.html`);
  }
  return "ok";
}

/** A folder with something in it is somebody's: a site may be written over a site alone. */
async function refuseFull(folder: string, name: string, force: boolean): Promise<void> {
  const files: readonly string[] = await readdir(folder).catch(() => []);
  const isSite = files.includes("index.html") && files.includes("style.css");
  if (files.length > 0 && !isSite && !force) {
    throw fileError(name, "is not empty and holds no site; name another folder, or say --force");
  }
}
