import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import pg from "pg";

/** Bare Nest on a database where somebody is signed in; `form` is how it asks: `plain` or `prepared`. */
export async function startPeer(connectionString, form) {
  const client = new pg.Client({ connectionString });
  await client.connect();
  const { rows } = await client.query("SELECT encode(id_hash, 'hex') AS hash FROM sessions");
  await client.end();
  const program = new URL("./bare-nest.mjs", import.meta.url).pathname;
  const child = spawn(process.execPath, [program, connectionString, rows[0].hash, form], {
    stdio: ["ignore", "pipe", "inherit"],
    env: { PATH: process.env["PATH"], NODE_ENV: "production" },
  });
  for await (const line of createInterface({ input: child.stdout })) {
    return { url: `http://127.0.0.1:${JSON.parse(line).port}`, stop: () => child.kill("SIGKILL") };
  }
  throw new Error("Bare Nest did not start");
}
