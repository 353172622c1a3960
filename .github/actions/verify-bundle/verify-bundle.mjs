// Asks whether a bundle is what its pinned state gives: docs/ci.md#verify-a-bundle.
import { readFileSync } from "node:fs";
import { ActionFailed, act, expectCall, output, projectPath, required, say } from "../plumbline.mjs";

const SENTENCES = {
  matches: "it was changed after the export",
  identical: "its bytes are not those of the export",
  issued: "this project did not seal the state it pins",
  current: "the design went on since",
};

await act(async () => {
  const wanted = wantedOf(required("REQUIRE"));
  const response = await expectCall(projectPath("/build/verify"), {
    method: "POST",
    ...sent(required("BUNDLE")),
  });
  const verdict = await response.json();
  const holds = { ...verdict, matches: verdict.matchesPinned };
  for (const name of Object.keys(SENTENCES)) {
    output(name, holds[name]);
    say(`${name}: ${holds[name]}`);
  }
  tell(verdict);
  const missed = wanted.filter((name) => holds[name] !== true);
  if (missed.length > 0) {
    throw new ActionFailed(
      `Of the bundle does not hold: ${missed.map((name) => `${name} (${SENTENCES[name]})`).join(", ")}`,
    );
  }
});

function wantedOf(text) {
  const wanted = text.split(",").map((name) => name.trim());
  const unknown = wanted.find((name) => !Object.hasOwn(SENTENCES, name));
  if (unknown !== undefined) {
    throw new ActionFailed(`The input require knows ${Object.keys(SENTENCES).join(", ")}; not ${unknown}`);
  }
  return wanted;
}

function sent(path) {
  const bytes = bytesOf(path);
  if (!/\.json$/i.test(path)) {
    return { type: "application/zip", body: bytes };
  }
  return { type: "application/json", body: `{"manifest":${bytes}}` };
}

function bytesOf(path) {
  try {
    return readFileSync(path);
  } catch (thrown) {
    throw new ActionFailed(`${path} cannot be read: ${thrown.code}`);
  }
}

function tell({ files, moved }) {
  for (const { path, status } of files.filter((file) => file.status !== "match")) {
    say(`${status}: ${path}`);
  }
  for (const { kind, id, pinned, current } of moved) {
    say(`moved: ${kind} ${id}, ${pinned ?? "nothing"} then, ${current ?? "nothing"} now`);
  }
}
