import type { CliError } from "../problems/cli-error.js";
import { failureOf } from "../problems/report-failure.js";
import type { SiteFiles } from "../site/read-site-input.js";
import type { SiteFile } from "../site/site.js";
import type { World } from "../world.js";

/** A site as its files are now, or why there is none. */
export type SiteState =
  | { readonly ok: true; readonly files: ReadonlyMap<string, SiteFile> }
  | { readonly ok: false; readonly failure: CliError };

/** Where the script stands that loads pages again. */
export const RELOAD_PATH = "reload.js";

/** Reads the files of a site anew; what is wrong with them is told in its place. */
export async function readLiveSite(files: SiteFiles, world: World): Promise<SiteState> {
  const { readSiteInput } = await import("../site/read-site-input.js");
  const { siteOf } = await import("../site/site.js");
  try {
    const input = await readSiteInput(files, world);
    return { ok: true, files: remembered(siteOf(input, { reloadScript: `/${RELOAD_PATH}` })) };
  } catch (error) {
    return { ok: false, failure: failureOf(error) };
  }
}

/** A page is written and a picture drawn once, when somebody asks for it. */
function remembered(files: ReadonlyMap<string, SiteFile>): ReadonlyMap<string, SiteFile> {
  return new Map(
    [...files].map(([path, write]) => {
      let text: Promise<string> | null = null;
      return [path, () => (text ??= write())] as const;
    }),
  );
}
