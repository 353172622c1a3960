import { pages } from "@plumbline/api-client";
import { useCallback } from "react";
import { client } from "./client.js";
import { Sentences } from "./sentences.js";
import { useList } from "./use-list.js";

/** The projects of a workspace, a page at a time. */
export function Projects({ workspaceId }: { readonly workspaceId: string }) {
  const read = useCallback(
    (signal: AbortSignal) =>
      pages(client, "/api/workspaces/{workspaceId}/projects", { params: { path: { workspaceId } }, signal }),
    [workspaceId],
  );
  const [{ items, isWhole, sentences }, more] = useList(read);
  return (
    <section>
      <ul>
        {items.map(({ id, name, description }) => (
          <li key={id}>
            <a href={`/projects/${id}`}>{name}</a> {description}
          </li>
        ))}
      </ul>
      <Sentences sentences={sentences} />
      {isWhole || (
        <button type="button" onClick={more}>
          Show more
        </button>
      )}
    </section>
  );
}
