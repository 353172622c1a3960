import { compareCodeUnits } from "@plumbline/model-core";
import type { ScannedRepository } from "./scanned-repository.js";
import type { ServiceReach } from "./service-reach.js";

/** The languages of the source that is in each service, in order. */
export function languagesOfServices(
  repository: ScannedRepository,
  reach: ServiceReach,
): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, Set<string>>();
  for (const { folder, content } of repository.ofKind("source")) {
    for (const { serviceKey } of reach.ofFolder(folder)) {
      found.set(serviceKey, (found.get(serviceKey) ?? new Set()).add(content.code.language));
    }
  }
  return new Map(
    [...found].map(([serviceKey, languages]) => [serviceKey, [...languages].sort(compareCodeUnits)]),
  );
}
