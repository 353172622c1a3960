// Shows what a pull request touches in the design: docs/ci.md#post-the-impact-of-a-pull-request.
import { writeFileSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import {
  ActionFailed,
  act,
  expectCall,
  input,
  output,
  projectPath,
  required,
  say,
  summarize,
  wholeNumber,
} from "../plumbline.mjs";
import { comment } from "./comment.mjs";

const CERTAINTIES = ["definite", "possible", "unknown"];
const OPEN = new Set(["queued", "running"]);
const LOOK_MS = 2_000;

await act(async () => {
  const failing = certaintiesOf(input("FAIL_ON"));
  const scan = await scanned(await repositoryId());
  const { counts } = JSON.parse(await impactAs(scan, "application/json"));
  const markdown = await impactAs(scan, "text/markdown");
  summarize(markdown);
  if (input("SARIF") !== "") {
    writeFileSync(input("SARIF"), await impactAs(scan, "application/sarif+json"));
  }
  if (input("COMMENT_TOKEN") !== "") {
    await comment(markdown);
  }
  for (const certainty of CERTAINTIES) {
    output(certainty, counts[certainty]);
    say(`${certainty}: ${counts[certainty]}`);
  }
  const touched = failing.filter((certainty) => counts[certainty] > 0);
  if (touched.length > 0) {
    throw new ActionFailed(`The change touches the design: ${touched.join(", ")}`);
  }
});

function certaintiesOf(text) {
  const wanted = text
    .split(",")
    .map((name) => name.trim())
    .filter((name) => name !== "");
  const unknown = wanted.find((name) => !CERTAINTIES.includes(name));
  if (unknown !== undefined) {
    throw new ActionFailed(`The input fail-on knows ${CERTAINTIES.join(", ")}; not ${unknown}`);
  }
  return wanted;
}

/** The record of the repository: a project may follow one of that name on one code host. */
async function repositoryId() {
  const named = `/${required("REPOSITORY").toLowerCase()}`;
  for (let cursor = null; ; ) {
    const after = cursor === null ? "" : `&cursor=${encodeURIComponent(cursor)}`;
    const page = await (await expectCall(projectPath(`/repositories?limit=200${after}`))).json();
    const found = page.items.find(({ repository }) => repository.slice(repository.indexOf("/")) === named);
    if (found !== undefined) {
      return found.id;
    }
    if (page.nextCursor === null) {
      throw new ActionFailed(`The project does not follow ${named.slice(1)}`);
    }
    cursor = page.nextCursor;
  }
}

/** Has the pull request scanned, and waits for the end of it. */
async function scanned(repository) {
  required("PULL_REQUEST");
  const pullRequest = wholeNumber("PULL_REQUEST");
  const body = JSON.stringify({ kind: "comparison", ref: null, pullRequest });
  const path = projectPath(`/repositories/${repository}/scans`);
  const asked = await expectCall(path, { method: "POST", type: "application/json", body, statuses: [201] });
  let scan = await asked.json();
  output("scan-id", scan.id);
  const end = Date.now() + (wholeNumber("WAIT_SECONDS") ?? 900) * 1_000;
  while (OPEN.has(scan.state)) {
    if (Date.now() > end) {
      throw new ActionFailed("The scan takes too long");
    }
    await pause(LOOK_MS);
    scan = await (await expectCall(projectPath(`/scans/${scan.id}`))).json();
  }
  if (scan.state !== "completed") {
    const { code, message } = scan.failure ?? { code: scan.state, message: "it was cancelled" };
    throw new ActionFailed(`The scan came to nothing: ${code}: ${message}`);
  }
  return scan;
}

async function impactAs(scan, accept) {
  const branch = input("BRANCH_ID");
  const state = branch === "" ? "" : `?branchId=${encodeURIComponent(branch)}`;
  return (await expectCall(projectPath(`/scans/${scan.id}/impact${state}`), { accept })).text();
}
