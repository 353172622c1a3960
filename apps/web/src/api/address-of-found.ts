import type { Schemas } from "@plumbline/api-client";

/** Where a person looks at something that the search found. */
export function addressOfFound({
  kind,
  id,
  projectId,
}: Pick<Schemas["FoundResponse"], "kind" | "id" | "projectId">): string {
  const project = `/projects/${projectId}`;
  switch (kind) {
    case "scenario":
      return `${project}/scenarios/${id}`;
    case "promise":
      return `${project}/promises/${id}`;
    case "decision":
      return `${project}/decisions/${id}`;
    case "question":
      return `${project}/questions?question=${id}`;
    case "element":
      return `${project}/model?selected=${id}`;
    default:
      return `${project}/parts/${kind}/${id}`;
  }
}
