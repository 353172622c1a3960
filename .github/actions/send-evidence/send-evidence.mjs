// Records what a run of a workflow says of a promise: docs/ci.md#send-evidence.
import {
  ActionFailed,
  act,
  expectCall,
  input,
  output,
  projectPath,
  required,
  say,
  wholeNumber,
} from "../plumbline.mjs";

const RESULTS = { success: "passed", failure: "failed", timed_out: "failed" };

await act(async () => {
  const conclusion = required("CONCLUSION");
  const result = RESULTS[conclusion];
  if (result === undefined) {
    output("result", "");
    say(
      `The run ended with ${conclusion}, which says neither that it passed nor that it failed: nothing is sent`,
    );
    return;
  }
  const obligation = encodeURIComponent(required("OBLIGATION"));
  const path = projectPath(`/promises/${await promiseId()}/obligations/${obligation}/evidence`);
  const body = JSON.stringify(bodyOf(result, conclusion));
  const response = await expectCall(path, { method: "POST", type: "application/json", body });
  tell(await response.json());
});

/** The service reads a promise by its requirement ID, too; it writes by the ID alone. */
async function promiseId() {
  const named = required("PROMISE");
  if (/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(named)) {
    return named;
  }
  return (await (await expectCall(projectPath(`/promises/${encodeURIComponent(named)}`))).json()).id;
}

function bodyOf(result, conclusion) {
  const attempt = input("RUN_ATTEMPT");
  const runUrl = `${required("RUN_URL")}${attempt === "" ? "" : `/attempts/${attempt}`}`;
  return {
    result,
    source: { system: "codehost-actions", runUrl, commitSha: input("COMMIT") || null, conclusion },
    artifactDigest: input("ARTIFACT_DIGEST") || null,
    revision: wholeNumber("REVISION"),
  };
}

function tell(run) {
  const [{ identity, identityReason }] = run.evidence;
  output("identity", identity);
  output("result", run.result);
  output("reason", identityReason ?? "");
  if (identity === "verified") {
    say(`The evidence is verified: ${run.result}`);
    return;
  }
  const said = `The evidence is a claim and shows nothing: ${identityReason}`;
  if (input("REQUIRE_VERIFIED") !== "false") {
    throw new ActionFailed(said);
  }
  say(said);
}
