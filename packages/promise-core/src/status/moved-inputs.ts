import type { RunInput, VerificationRun } from "../records/run.js";
import type { MovedInput } from "../records/status.js";
import type { PresentState, PresentVersion } from "./present-state.js";

/** Each input of a run that is another in the state that is judged (docs/reference/promises-evidence.md#currency). */
export function movedInputs(
  { inputs }: Pick<VerificationRun, "inputs">,
  present: PresentState,
): readonly MovedInput[] {
  return inputs.flatMap((input) => {
    const moved = movement(input, present);
    return moved === null ? [] : [{ kind: input.kind, id: input.id, ...moved }];
  });
}

type Movement = Pick<MovedInput, "recorded" | "current">;

function movement(input: RunInput, present: PresentState): Movement | null {
  switch (input.kind) {
    case "model":
      return ofModel(input, present.stream);
    case "scenario":
      return ofVersions(input, present.scenario(input.id));
    case "schema":
      return ofVersions(input, present.schema(input.id));
    case "repository":
      return between(input.hash, present.repositoryCommit(input.id));
    case "scan":
      // What a scan found never changes, and is kept while a run names it.
      return null;
    case "link":
      return present.link(input.id) ? null : { recorded: input.id, current: null };
  }
}

/** Of another stream it is the stream that differs: versions of two streams say nothing of one another. */
function ofModel({ id, version }: RunInput, stream: PresentState["stream"]): Movement | null {
  return id === stream.streamId ? between(version, stream.version) : between(id, stream.streamId);
}

function ofVersions({ version, hash }: RunInput, present: PresentVersion | null): Movement | null {
  if (present === null) {
    return { recorded: version, current: null };
  }
  return between(version, present.version) ?? between(hash, present.hash);
}

function between(recorded: Movement["recorded"], current: Movement["current"]): Movement | null {
  return recorded === current ? null : { recorded, current };
}
