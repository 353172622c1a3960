import type { Schemas } from "@plumbline/api-client";

type Followed = Pick<Schemas["RepositoryResponse"], "id" | "repository" | "createdAt">;

/** Which of what is followed a check means that names `owner/name`: of several hosts the one that is followed last. */
export function meantRepository<Known extends Followed>(
  followed: readonly Known[],
  name: string,
): Known | undefined {
  return followed
    .filter(({ repository }) => repository.endsWith(`/${name}`))
    .toSorted((left, right) => Date.parse(left.createdAt) - Date.parse(right.createdAt))
    .at(-1);
}
