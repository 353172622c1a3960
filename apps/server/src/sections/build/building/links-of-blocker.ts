import { type Blocker, type Design, factsOfModel } from "@plumbline/bundle-writer";
import { LIST_OF_KIND } from "@plumbline/model-core";

/** Where what a blocker is about is read, and what settles it is found: paths of this API. */
export type LinksOf = (blocker: Blocker) => readonly string[];

const REVIEW = "review-";

/** Subject of a contract that is not written: the file of an element. */
const OPENAPI_FILE = /^openapi\/(.+)\.yaml$/u;

/** Links of the blockers of a design. */
export function linksOfBlockers({ model, pinned }: Pick<Design, "model" | "pinned">): LinksOf {
  const base = `/api/projects/${pinned.projectId}`;
  const lists = new Map(factsOfModel(model).map(({ id, kind }) => [id, LIST_OF_KIND[kind]]));
  const factPath = (id: string): readonly string[] => {
    const list = lists.get(id);
    return list === undefined ? [] : [`${base}/${list}/${id}`];
  };
  return ({ code, subject }) => {
    if (code.startsWith(REVIEW)) {
      const query = `rule=${code.slice(REVIEW.length)}&subjectId=${subject}`;
      return [`${base}/review/findings?${query}`, ...factPath(subject), `${base}/decisions`];
    }
    if (code.startsWith("promise-")) {
      return [`${base}/promises/${subject}`];
    }
    if (code === "yaml-unrepresentable-number") {
      return [...factPath(OPENAPI_FILE.exec(subject)?.[1] ?? ""), `${base}/schemas`];
    }
    return code === "scenario-invalid" ? [`${base}/scenarios/${subject}`] : factPath(subject);
  };
}
