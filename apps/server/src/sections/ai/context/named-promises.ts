import type { AliasedPart } from "@plumbline/ai-tasks";
import { parseGuid } from "@plumbline/model-core";
import type { Finding } from "@plumbline/review-rules";

/** Promises that a finding is about or rests on, which no model has. */
export function namedPromises({ subjectKind, subjectId, subjectName, cites }: Finding) {
  const all = [{ kind: subjectKind, id: subjectId, name: subjectName }, ...cites];
  const named = new Map(all.filter(({ kind }) => kind === "promise").map((one) => [one.id, one]));
  return [...named.values()].flatMap(({ id, name }): readonly Omit<AliasedPart, "alias">[] => {
    const guid = parseGuid(id);
    return guid === null ? [] : [{ kind: "promise", id: guid, name: name ?? "" }];
  });
}
