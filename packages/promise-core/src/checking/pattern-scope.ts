import { compareCodeUnits } from "@plumbline/model-core";
import type { SourcePattern } from "../records/recipe.js";
import { elementNamed, type NamedElement } from "./element-named.js";
import type { FoundInSource, LinkOfService } from "./scan-of-check.js";

/** What of a scan a check of a pattern reads. */
export interface PatternScope {
  /** Null = the whole repository. */
  readonly serviceKeys: readonly string[] | null;
  /** By which the services are known. */
  readonly links: readonly LinkOfService[];
  /** Services that the element is linked to and the scan does not have: nothing is absent in them. */
  readonly missing: readonly string[];
}

interface ScopeAsked {
  readonly recipe: Pick<SourcePattern, "service">;
  /** `host/owner/name`. */
  readonly repository: string;
  readonly snapshot: Pick<FoundInSource, "services">;
  readonly links: readonly LinkOfService[];
  readonly elements: readonly NamedElement[];
}

/** What a check reads of a scan; a sentence where it names a service that the scan does not have. */
export function patternScope(asked: ScopeAsked): PatternScope | string {
  const { recipe, repository, snapshot, elements } = asked;
  if (recipe.service === null) {
    return { serviceKeys: null, links: [], missing: [] };
  }
  const element = elementNamed(recipe.service, elements);
  if (element === null) {
    return `No element, or more than one, is called "${recipe.service}".`;
  }
  const links = asked.links.filter((link) => link.elementId === element.id && link.repository === repository);
  if (links.length === 0) {
    return `No accepted import links "${element.name}" to a service of ${repository}.`;
  }
  const present = new Set(snapshot.services.map(({ serviceKey }) => serviceKey));
  const linked = [...new Set(links.map(({ serviceKey }) => serviceKey))].sort(compareCodeUnits);
  const serviceKeys = linked.filter((key) => present.has(key));
  const missing = linked.filter((key) => !present.has(key));
  return serviceKeys.length === 0
    ? `The scan found no service that "${element.name}" is linked to.`
    : { serviceKeys, links, missing };
}
