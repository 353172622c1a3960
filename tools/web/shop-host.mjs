import { join } from "node:path";
import { ROOT } from "../setup/repository.mjs";

const SERVER = join(ROOT, "apps/server");
const NAME = "acme/shop";
const CHANGED = "services/billing/Program.cs";

/** A code host on this machine with the small shop of the tests, and a branch that changes an operation of it. */
export async function startShopHost() {
  const [{ startGitHost }, { filesOfFolder, HostedGit }, { archivedEntries, packed }] = await Promise.all([
    import(join(SERVER, "bench/git-host.mjs")),
    import(join(SERVER, "test/testing/hosted-git.ts")),
    import(join(SERVER, "test/testing/hosted-archive.ts")),
  ]);
  const git = new HostedGit();
  const files = filesOfFolder(join(SERVER, "test/data/repositories/shop"));
  const main = git.commit(files);
  const change = git.commit(withCharges(files), [main]);
  const archives = new Map();
  for (const commit of [main, change]) {
    archives.set(commit, await packed(archivedEntries(git, commit, `acme-shop-${commit.slice(0, 7)}`)));
  }
  return startGitHost(NAME, { git, heads: { main, change }, archives });
}

/** @param {Readonly<Record<string, unknown>>} files */
function withCharges(files) {
  return { ...files, [CHANGED]: String(files[CHANGED]).replace('"/payments"', '"/charges"') };
}
