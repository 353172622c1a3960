import { present } from "@plumbline/model-core";
import type { ApprovedRevision } from "@plumbline/promise-core";
import type { DesignPromise } from "../../design/design.js";

/** The requirements in force by what they are linked with or look at, in the order of the promises. */
export function viewedPromises(promises: readonly DesignPromise[]): ReadonlyMap<string, readonly string[]> {
  const of = new Map<string, string[]>();
  for (const { promise, inForce } of promises) {
    for (const id of inForce === null ? [] : new Set(idsOf(inForce).filter((named) => named !== null))) {
      const requirements = of.get(id) ?? [];
      requirements.push(promise.requirementId);
      of.set(id, requirements);
    }
  }
  return of;
}

function idsOf({ content, obligations }: ApprovedRevision): readonly (string | null)[] {
  const { links, forbiddenEvents } = present(content);
  const checked = obligations.flatMap(({ recipe: { scenarioCheck, plan } }) => [
    scenarioCheck?.scenarioId ?? null,
    ...(plan?.contractIds ?? []),
  ]);
  return [...Object.values(links).flat(), ...(forbiddenEvents ?? []).map(({ target }) => target), ...checked];
}
