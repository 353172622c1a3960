import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import type { Guid } from "@plumbline/model-core";
import { parseSecretName } from "@plumbline/settings-policy";
import type { DataSource } from "typeorm";
import { readConfiguration } from "../src/platform/configuration/configuration.js";
import { makeDataSource } from "../src/platform/database/data-source.js";
import { UnitOfWork } from "../src/platform/database/unit-of-work.js";
import { Keyring } from "../src/platform/keys/keyring.js";
import { readMasterKey } from "../src/platform/keys/master-key.js";
import { SystemResolver } from "../src/platform/outbound/address-resolver.js";
import { SecretRepository } from "../src/sections/secrets/secret.repository.js";
import { SecretReader } from "../src/sections/secrets/secret-reader.js";
import { SecretTargets } from "../src/sections/secrets/secret-targets.js";
import { InstanceSettingsRepository } from "../src/sections/settings/reading/instance-settings.repository.js";
import { SettingsReader } from "../src/sections/settings/reading/settings-reader.js";
import { WorkspaceSettingsRepository } from "../src/sections/settings/reading/workspace-settings.repository.js";
import { AddressLookup } from "../src/sections/settings/saving/address-lookup.js";
import { setUp } from "./testing/people.js";
import { aSecretsWorkspace, CODEHOST, type SecretsWorkspace } from "./testing/secrets.js";
import { startTestServer, TEST_MASTER_KEY, type TestServer } from "./testing/test-server.js";

const VALUE = "a-value-for-one-origin-alone";
const ORIGIN = "https://code.example.org";

let server: TestServer;
let dataSource: DataSource;
let workspace: SecretsWorkspace;

beforeAll(async () => {
  server = await startTestServer();
  const owner = await setUp(server);
  const read = readConfiguration({ ConnectionStrings__DefaultConnection: server.connectionString });
  if (!read.ok) {
    throw new Error(read.refusals.join(" "));
  }
  dataSource = await makeDataSource(read.configuration.database, {
    connections: 1,
    entities: [],
  }).initialize();
  workspace = await aSecretsWorkspace(owner, { codehost: { apiBaseUrl: `${ORIGIN}/api` } });
  await workspace.set(CODEHOST, VALUE).expect(204);
});
afterAll(async () => {
  await dataSource.destroy();
  await server.stop();
});

/** As the service has it, with this master key. */
function aReader(masterKey: string): SecretReader {
  const read = readConfiguration({
    ConnectionStrings__DefaultConnection: server.connectionString,
    Service__Profile: "hosted",
    AllowedHosts: "example.org",
  });
  const key = readMasterKey(masterKey);
  if (!read.ok || key === null) {
    throw new Error("The configuration of the test is wrong");
  }
  const keyring = new Keyring();
  keyring.use(key);
  const instances = new InstanceSettingsRepository();
  const settings = new SettingsReader(read.configuration, instances, new WorkspaceSettingsRepository());
  const targets = new SecretTargets(settings, new AddressLookup({ resolver: new SystemResolver() }));
  return new SecretReader(new UnitOfWork(dataSource), new SecretRepository(), settings, targets, keyring);
}

function use(origin: string, masterKey = TEST_MASTER_KEY, name = CODEHOST): Promise<string | null> {
  const parsed = parseSecretName(name);
  if (parsed === null) {
    throw new Error(`${name} names no credential`);
  }
  return aReader(masterKey).useFor(workspace.id as Guid, parsed, origin);
}

describe("a stored credential", () => {
  it("is given for the origin it is bound to", async () => {
    expect(await use(ORIGIN)).toBe(VALUE);
  });

  it.each(["https://evil.example.org", "http://code.example.org", `${ORIGIN}:8443`, `${ORIGIN}/`, ""])(
    "is not given for %j",
    async (origin) => {
      expect(await use(origin)).toBeNull();
    },
  );

  it("is not given when it is not set", async () => {
    expect(await use("https://hooks.example.org", TEST_MASTER_KEY, "notifications:webhookSecret")).toBeNull();
  });

  it("is not given under another master key", async () => {
    expect(await use(ORIGIN, Buffer.alloc(32, 1).toString("base64"))).toBeNull();
  });

  it("is given neither for the old origin nor for the new one while the settings point elsewhere", async () => {
    await workspace.save({ codehost: { apiBaseUrl: "https://other.example.org" } });
    expect(await use(ORIGIN)).toBeNull();
    expect(await use("https://other.example.org")).toBeNull();
    await workspace.save({ codehost: { apiBaseUrl: ORIGIN } });
    expect(await use(ORIGIN)).toBe(VALUE);
  });

  it("is not given when its row was moved to the origin that asks", async () => {
    const move = (origin: string) =>
      server.database.query("UPDATE secrets SET bound_origin = $1 WHERE workspace_id = $2", [
        origin,
        workspace.id,
      ]);
    await move("https://evil.example.org");
    await workspace.save({ codehost: { apiBaseUrl: "https://evil.example.org" } });
    expect(await use("https://evil.example.org")).toBeNull();
    await move(ORIGIN);
    await workspace.save({ codehost: { apiBaseUrl: ORIGIN } });
    expect(await use(ORIGIN)).toBe(VALUE);
  });
});
