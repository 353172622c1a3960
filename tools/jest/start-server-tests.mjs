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
  const template = await makeTemplateDatabase(database.connectionString);
  Object.assign(process.env, {
    PLUMBLINE_TEST_DATABASE: database.connectionString,
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
