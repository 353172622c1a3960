import type { Obligation, PromiseContent } from "@plumbline/promise-core";
import type { DesignPromise } from "../../design/design.js";

/** The requirements in force by what they are linked with or look at, in the order of the promises. */
export function viewedPromises(promises: readonly DesignPromise[]): ReadonlyMap<string, readonly string[]> {
  const of = new Map<string, string[]>();
  for (const { promise, inForce } of promises) {
    for (const id of inForce === null ? [] : new Set(idsOf(inForce))) {
      const requirements = of.get(id) ?? [];
      requirements.push(promise.requirementId);
      of.set(id, requirements);
    }
  }
  return of;
}

interface Promised {
  readonly content: PromiseContent | null;
  readonly obligations: readonly Obligation[];
}

function idsOf({ content, obligations }: Promised): readonly string[] {
  const checked = obligations.flatMap(({ recipe: { scenarioCheck, plan } }) => [
    ...(scenarioCheck === undefined ? [] : [scenarioCheck.scenarioId]),
    ...(plan?.contractIds ?? []),
  ]);
  const forbidden = (content?.forbiddenEvents ?? []).flatMap(({ target }) =>
    target === null ? [] : [target],
  );
  return [...Object.values(content?.links ?? {}).flat(), ...forbidden, ...checked];
}
