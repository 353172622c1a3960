/** Where main may be: as it is here, or as it was fetched. */
const MAINS = ["main", "origin/main"];

/** @typedef {(...args: readonly string[]) => Promise<{code: number, output: string}>} Git */
/** @typedef {{commit: string} | {commit: null, reason: string}} ComparedCommit */

/**
 * The commit that changes count from: the one at which this branch left main. Where main itself is checked out and
 * nothing is uncommitted, that is the commit before it.
 * @param {Git} git
 * @returns {Promise<ComparedCommit>}
 */
export async function comparedCommit(git) {
  const base = await leftMain(git);
  if (base === null) {
    return { commit: null, reason: "No main to compare with: nothing is mutated." };
  }
  const isMain = base === (await commitOf(git, "HEAD")) && (await isClean(git));
  const commit = isMain ? await commitOf(git, "HEAD~1") : base;
  return commit === null
    ? { commit, reason: "This is main, and the commit before it is not in this clone: nothing is mutated." }
    : { commit };
}

/** @param {Git} git */
async function leftMain(git) {
  for (const main of MAINS) {
    const { code, output } = await git("merge-base", "HEAD", main);
    if (code === 0) {
      return output.trim();
    }
  }
  return null;
}

/**
 * @param {Git} git
 * @param {string} name
 */
async function commitOf(git, name) {
  const { code, output } = await git("rev-parse", "--verify", "--quiet", name);
  return code === 0 ? output.trim() : null;
}

/** @param {Git} git */
async function isClean(git) {
  const { output } = await git("status", "--porcelain", "--untracked-files=no");
  return output.trim() === "";
}
