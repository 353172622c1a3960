import { nodesOf } from "../scale/databases.mjs";
import { describeService } from "./describe-service.mjs";
import { endSharedServices } from "./shared-services.mjs";
import { startAnswerChecker } from "./start-answer-checker.mjs";
import { startDatabase } from "./start-database.mjs";
import { makeTemplateDatabase } from "./template-database.mjs";

/**
 * What the tests of the server share: a database cluster, a database to copy, a team that the first of them makes,
 * services that files share, and what the built service says of itself.
 */
export default async function startServerTests() {
  const [database, described, checker] = await Promise.all([
    startDatabase(),
    describeService(),
    startAnswerChecker(),
  ]);
  const nodes = await nodesToTestOn(database.connectionString);
  const template = await makeTemplateDatabase(nodes);
  Object.assign(process.env, {
    PLUMBLINE_TEST_DATABASE: database.connectionString,
    PLUMBLINE_TEST_NODES: nodes.join(" "),
    PLUMBLINE_TEST_TEMPLATE: template.name,
    PLUMBLINE_TEST_DESCRIBED: described.file,
    PLUMBLINE_TEST_COMPILED: described.compiled,
    PLUMBLINE_TEST_MODULES: described.modules,
    PLUMBLINE_TEST_TEAM: described.team,
    PLUMBLINE_TEST_SHARED: described.shared,
    PLUMBLINE_TEST_RUN: String(process.pid),
    PLUMBLINE_TEST_CHECKER: checker.url,
  });
  Object.assign(globalThis, {
    stopServerTests: async () => {
      checker.stop();
      endSharedServices(described.shared);
      described.remove();
      await template.drop();
      await database.stop();
    },
  });
}

/**
 * The nodes that databases of tests are on: one, or all that the coordinator knows where the run is asked to spread its
 * tables.
 * @param {string} coordinator
 * @returns {Promise<readonly [string, ...string[]]>}
 */
async function nodesToTestOn(coordinator) {
  const isSpread = process.env["PLUMBLINE_TEST_DISTRIBUTED"] === "1";
  const [, ...workers] = isSpread ? await nodesOf(coordinator) : [];
  if (isSpread && workers.length === 0) {
    throw new Error("PLUMBLINE_TEST_DATABASE names no coordinator that has workers");
  }
  return [coordinator, ...workers];
}
