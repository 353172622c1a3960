// Holds a model document against the model of a project: docs/ci.md#check-drift.
import { readFileSync } from "node:fs";
import { ActionFailed, act, expectCall, input, output, projectPath, required, say } from "../plumbline.mjs";

const SHOWN = 50;

await act(async () => {
  const path = required("DOCUMENT");
  const type = /\.ya?ml$/i.test(path) ? "application/x-yaml" : "application/json";
  const preview = projectPath("/import?dryRun=true");
  const response = await expectCall(preview, { method: "POST", type, body: bytesOf(path) });
  tell(await response.json());
});

function bytesOf(path) {
  try {
    return readFileSync(path);
  } catch (thrown) {
    throw new ActionFailed(`${path} cannot be read: ${thrown.code}`);
  }
}

function tell({ added, changed, unchanged, refused, items }) {
  const drift = added + changed + refused > 0;
  for (const [name, value] of Object.entries({ drift, added, changed, refused })) {
    output(name, value);
  }
  const moved = items.filter(({ change }) => change !== "unchanged");
  for (const { kind, id, name, change, error } of moved.slice(0, SHOWN)) {
    say(`${change} ${kind} ${name ?? id}${error === null ? "" : `: ${error}`}`);
  }
  if (moved.length > SHOWN) {
    say(`… and ${moved.length - SHOWN} more`);
  }
  const counts = `${added} added, ${changed} changed, ${unchanged} unchanged, ${refused} refused`;
  if (refused > 0) {
    throw new ActionFailed(`The document cannot be imported: ${counts}`);
  }
  if (drift && input("FAIL_ON_DRIFT") !== "false") {
    throw new ActionFailed(`The document says something else than the model: ${counts}`);
  }
  say(counts);
}
