import { get } from "node:http";
import { reachedAt, readBind } from "../platform/configuration/bind.js";
import { firstPort } from "../platform/configuration/configuration.js";
import type { Environment } from "../platform/configuration/variables.js";

const PATIENCE_MS = 5_000;

/** Asks `/health` of the service on this machine; the exit code is 0 when it answers 200. */
export async function checkHealth(env: Environment): Promise<number> {
  const { text, port } = firstPort(env);
  if (port === null || port === 0) {
    process.stderr.write(
      `ASPNETCORE_HTTP_PORTS begins with "${text}", which is no port that can be asked.\n`,
    );
    return 1;
  }
  const bind = readBind(env["Service__Bind"], "local");
  const [host = "127.0.0.1"] = "badEntry" in bind ? [] : bind.addresses.map(reachedAt);
  const answer = await ask(host, port);
  (answer === "200" ? process.stdout : process.stderr).write(`${answer}\n`);
  return answer === "200" ? 0 : 1;
}

/** The status, or why there is none. */
function ask(host: string, port: number): Promise<string> {
  return new Promise((resolve) => {
    const call = get({ host, port, path: "/health", agent: false, timeout: PATIENCE_MS }, (answer) => {
      answer.resume();
      resolve(String(answer.statusCode));
    });
    call.once("timeout", () => call.destroy(new Error(`no answer within ${PATIENCE_MS / 1000} seconds`)));
    call.once("error", (thrown) => resolve(thrown.message));
  });
}
