import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "@jest/globals";
import { cookieOf, login } from "./testing/client.js";
import { type Person, personWith, setUp } from "./testing/people.js";
import { type RunningServer, startTestServer, type TestServer } from "./testing/test-server.js";

let server: TestServer;
let abroad: RunningServer & { stop(): Promise<void> };
let admin: Person;

/** Whose connections would begin in another zone. */
beforeAll(async () => {
  server = await startTestServer();
  admin = await setUp(server);
  const { rows } = await server.database.query("SELECT current_database() AS name");
  await server.database.query(`ALTER DATABASE ${rows[0].name} SET timezone = 'America/New_York'`);
  for (const table of ["sessions", "model_facts"]) {
    await server.database.query(
      `ALTER TABLE ${table} ADD COLUMN zone text DEFAULT current_setting('TimeZone')`,
    );
  }
  abroad = await server.another();
});
afterAll(async () => {
  await abroad.stop();
  await server.stop();
});

it("has days of 24 hours in every connection, whatever zone the database is in: no end falls in an hour that is skipped", async () => {
  const signedIn = await login(abroad, admin.email).expect(200);
  const person = personWith(abroad, { ...admin, cookie: cookieOf(signedIn) });
  const [workspace, project] = [randomUUID(), randomUUID()];
  await person.post("/api/workspaces", { id: workspace, name: "Abroad" }).expect(200);
  await person.post(`/api/workspaces/${workspace}/projects`, { id: project, name: "Abroad" }).expect(201);
  const elements = [{ id: randomUUID(), kind: "system", name: "Shop", status: "current" }];
  await person.post(`/api/projects/${project}/import`, { version: "1.0", elements }).expect(200);
  const zones = `SELECT zone FROM sessions WHERE created_at = (SELECT max(created_at) FROM sessions)
    UNION ALL SELECT zone FROM model_facts WHERE project_id = '${project}'`;
  expect((await server.database.query(zones)).rows).toEqual([{ zone: "UTC" }, { zone: "UTC" }]);
});
