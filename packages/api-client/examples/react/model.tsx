import { dataOf } from "@plumbline/api-client";
import { useCallback } from "react";
import { client } from "./client.js";
import { Sentences } from "./sentences.js";
import { useAnswer } from "./use-answer.js";

/** The elements of a model. Asked again, an unchanged model is not sent again: the client holds it by its entity tag. */
export function Model({ projectId }: { readonly projectId: string }) {
  const ask = useCallback(
    (signal: AbortSignal) =>
      dataOf(client.GET("/api/projects/{projectId}/export", { params: { path: { projectId } }, signal })),
    [projectId],
  );
  const [answer, again] = useAnswer(ask);
  if (answer.state === "waiting") {
    return <p>Loading …</p>;
  }
  if (answer.state === "failed") {
    return <Sentences sentences={answer.sentences} />;
  }
  const { project, elements } = answer.data;
  return (
    <section>
      <h2>{project.name}</h2>
      <button type="button" onClick={again}>
        Refresh
      </button>
      <ul>
        {elements.map(({ id, name, kind }) => (
          <li key={id}>
            {name} ({kind})
          </li>
        ))}
      </ul>
    </section>
  );
}
