import { useQuery } from "@tanstack/react-query";
import { mentionsQuery } from "../../api/mentions-query.js";
import { modelQuery } from "../../api/model-query.js";
import { brokenText } from "./breaking/broken.js";
import { idsOfPart } from "./ids-of-part.js";

export interface PartInScenarios {
  readonly name: string;
  /** Null while they are looked for. */
  readonly scenarioIds: ReadonlySet<string> | null;
  /** The fault that is tried on it; nothing where parts inside it have to be broken one by one. */
  readonly broken: string | undefined;
}

/** The part that scenarios are narrowed to; null where there is none of that ID. */
export function useBreakablePart(projectId: string, partId: string | undefined): PartInScenarios | null {
  const enabled = partId !== undefined;
  const model = useQuery({ ...modelQuery(projectId), enabled }).data?.model;
  const mentions = useQuery({ ...mentionsQuery(projectId), enabled }).data;
  if (partId === undefined || model === undefined) {
    return null;
  }
  const part = [...model.elements, ...model.channels].find(({ id }) => id === partId);
  if (part === undefined) {
    return null;
  }
  const ids = idsOfPart(model, partId);
  // A system that does nothing itself is not played: what is inside it is.
  const isOnlyFrame =
    model.elements.some(({ parentId }) => parentId === partId) &&
    idsOfPart({ ...model, elements: [] }, partId).size === 1;
  const found = mentions?.filter((scenario) => [...scenario.ids].some((id) => ids.has(id)));
  return {
    name: part.name,
    scenarioIds: found === undefined ? null : new Set(found.map(({ id }) => id)),
    broken: isOnlyFrame ? undefined : brokenText([{ target: partId, kind: "Error", failFirst: null }]),
  };
}
