import { afterEach, expect, it } from "@jest/globals";
import { aBuiltProject, buildOf, exported, manifestIn, verified } from "./testing/build.js";
import { aMasterKey } from "./testing/master-keys.js";
import { personWith } from "./testing/people.js";
import { problem } from "./testing/problem.js";
import { aTeam } from "./testing/project.js";
import { startTestServer, type TestServer } from "./testing/test-server.js";

const servers: TestServer[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) {
    await server.stop();
  }
});

it("a seal counts while its master key is loaded, and is made anew under the current one", async () => {
  const [old, fresh] = [aMasterKey(), aMasterKey()];
  const first = await startTestServer({ Service__MasterKey: old.text });
  servers.push(first);
  const team = await aTeam(first);
  const project = await aBuiltProject(team);
  const { body: archive } = await exported(team.viewer, project);
  const { pinned, bundleHash } = manifestIn(archive);
  expect(pinned.seal).toMatch(new RegExp(`^v1\\.${old.id}\\.[A-Za-z0-9_-]{43}$`));

  const both = await first.another({ Service__MasterKey: fresh.text, Service__PreviousMasterKey: old.text });
  servers.push(both);
  const viewer = personWith(both, team.viewer);
  expect(await verified(viewer, project, archive)).toMatchObject({ identical: true, issued: true });
  const again = (await exported(viewer, project, { pinned })).body;
  expect(manifestIn(again).bundleHash).toBe(bundleHash);
  expect(manifestIn(again).pinned.seal).toContain(`v1.${fresh.id}.`);

  const without = await first.another({ Service__MasterKey: fresh.text });
  servers.push(without);
  const later = personWith(without, team.viewer);
  expect(await verified(later, project, archive)).toMatchObject({ matchesPinned: true, issued: false });
  const refused = await later.post(buildOf(project.projectId, "/export"), { pinned });
  expect(problem(refused)).toMatchObject({ status: 409, type: "pinned_not_issued" });
  expect(await verified(later, project, again)).toMatchObject({ identical: true, issued: true });
});
