import type { Person } from "./people.js";
import type { Shop } from "./shop.js";

/** States a promise about a part; its ID. */
export async function aPromise(
  owner: Person,
  { projectId }: Pick<Shop, "projectId">,
  { title, elementId }: { readonly title: string; readonly elementId: string },
): Promise<string> {
  const promises = `/api/projects/${projectId}/promises`;
  await owner.call("PUT", `${promises}/prefix`, { prefix: "PAY" });
  const open = { preconditions: null, expectedOutcome: null, forbiddenOutcome: null, evidenceCriteria: null };
  const links = { elementIds: [elementId], operationIds: [], messageIds: [], scenarioIds: [] };
  const rest = { scope: null, forbiddenEvents: [], requiresPattern: null, links };
  const { id } = await owner.call<{ readonly id: string }>("POST", promises, {
    ...{ title, claim: title },
    ...open,
    ...rest,
  });
  return id;
}
