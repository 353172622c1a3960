import type { AnswerError } from "../tasks/checked-answer.js";
import type { FlowOutput } from "./flow-output.js";

/** The headers of a message have each a name of its own, since a scenario holds them by their names. */
export function wrongHeaders({ steps }: FlowOutput): readonly AnswerError[] {
  return steps.flatMap(({ headers }, index) => {
    const names = (headers ?? []).map(({ name }) => name);
    return names.flatMap((name, place): readonly AnswerError[] =>
      names.indexOf(name) < place
        ? [{ pointer: `/steps/${index}/headers/${place}/name`, message: "is the name of an earlier header" }]
        : [],
    );
  });
}
