import type { ReactNode } from "react";
import { sourcePlace } from "../design/source-place.js";
import { SourceText } from "../design/source-text.js";
import { useRepositories } from "./repositories-query.js";

export interface SourceLinkProps {
  readonly projectId: string;
  readonly source: string;
  /** Shows path and lines alone, where what is around says of which repository. */
  readonly isShort?: boolean | undefined;
}

/** A place in source code, leading to its line on the code host of the project where its repository is followed. */
export function SourceLink({ projectId, source, isShort = false }: SourceLinkProps): ReactNode {
  const repositories = useRepositories(projectId);
  const place = sourcePlace(source);
  const name = place === null ? null : `${place.host}/${place.repository}`.toLowerCase();
  const webUrl = repositories.find(({ repository }) => repository === name)?.webUrl;
  return <SourceText source={source} webUrl={webUrl} short={isShort ? shortOf(place) : undefined} />;
}

function shortOf(place: ReturnType<typeof sourcePlace>): string | undefined {
  if (place === null) {
    return undefined;
  }
  const { path, first, last } = place;
  return first === undefined ? path : `${path}:${first}${last === first ? "" : `–${last}`}`;
}
