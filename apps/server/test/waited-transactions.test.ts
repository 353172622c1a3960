import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import type { Guid } from "@plumbline/model-core";
import type { DataSource } from "typeorm";
import { readConnectionString } from "../src/platform/configuration/connection-string.js";
import { makeDataSource } from "../src/platform/database/data-source.js";
import { type EntityTx, UnitOfWork } from "../src/platform/database/unit-of-work.js";
import { AccountRepository } from "../src/sections/auth/accounts/account.repository.js";
import { DeviceSignInRepository } from "../src/sections/auth/devices/device-sign-in.repository.js";
import { InvitationRepository } from "../src/sections/invitations/invitation.repository.js";
import { login } from "./testing/client.js";
import { aDevice, poll, statusAndType } from "./testing/devices.js";
import { register } from "./testing/people.js";
import type { Team } from "./testing/project.js";
import { sharedTeamServer } from "./testing/team-server.js";
import type { RunningServer } from "./testing/test-server.js";

let server: RunningServer;
let team: Team;
let dataSource: DataSource;
beforeAll(async () => {
  ({ server, team } = await sharedTeamServer());
  const read = readConnectionString(server.connectionString);
  if (!read.ok) {
    throw new Error(read.wrong);
  }
  dataSource = await makeDataSource(read.value, { connections: 1, entities: [] }).initialize();
});
afterAll(async () => {
  await dataSource.destroy();
  await server.stop();
});

/** A transaction that began before something else was done, as one that waited for a lock. */
function begunBefore<Value>(
  other: () => Promise<unknown>,
  work: (tx: EntityTx) => Promise<Value>,
): Promise<Value> {
  return new UnitOfWork(dataSource).run(async (tx) => {
    await tx.query("SELECT now()");
    await other();
    return work(tx);
  });
}

describe("a transaction that began earlier", () => {
  it("finds an invitation that was made meanwhile", async () => {
    const workspaceId = randomUUID() as Guid;
    await team.owner.post("/api/workspaces", { id: workspaceId, name: "Busy" }).expect(200);
    const path = `/api/workspaces/${workspaceId}/invitations`;
    const invite = async () => await team.owner.post(path, { role: "viewer", email: null }).expect(201);
    const found = await begunBefore(invite, (tx) => new InvitationRepository().all(tx, workspaceId));
    expect(found).toHaveLength(1);
  });

  it("leaves a device that asked meanwhile", async () => {
    const asked: Awaited<ReturnType<typeof aDevice>>[] = [];
    const ask = async () => asked.push(await aDevice(server));
    await begunBefore(ask, (tx) => new DeviceSignInRepository().lock(tx));
    const [device = { deviceCode: "" }] = asked;
    expect(statusAndType(await poll(server, device))).toBe("400 authorization_pending");
  });

  it("does not lift a lock that was made meanwhile", async () => {
    const { id, email } = await register(server, "guessed");
    const guess = async () => {
      for (let time = 0; time < 5; time += 1) {
        await login(server, email, "Wrong-Password-1").expect(401);
      }
    };
    await begunBefore(guess, (tx) => new AccountRepository().countWrongPassword(tx, id as Guid));
    await login(server, email).expect(401);
  });
});
