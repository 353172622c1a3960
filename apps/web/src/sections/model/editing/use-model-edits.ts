import { dataOf, isProblem, type Schemas } from "@plumbline/api-client";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { api } from "../../../api/client.js";
import { type ModelLists, type ModelState, modelQuery } from "../../../api/model-query.js";
import { toasts } from "../../../design/toasts.js";
import { changedMeanwhile, inverseChanges, type ModelChange, withFactsOf } from "./fact-changes.js";

type ModelResponse = Schemas["ModelResponse"];

/** Changes that are one step for who made them. */
export interface Edit {
  readonly said: string;
  readonly changes: readonly ModelChange[];
}

/** What somebody else changed of the same facts. */
export interface EditConflict {
  readonly edit: Edit;
  readonly way: Way;
  readonly before: ModelResponse;
  readonly now: ModelResponse;
  readonly changed: readonly ModelChange[];
}

type Way = "do" | "undo" | "redo";

/** How an edit began, and what follows once the service took it: it is written, or a conflict to decide. */
interface Begun {
  readonly begunWith?: ModelResponse | undefined;
  /** Not called when it failed: who typed it still has it, and sends it again. */
  readonly onTaken?: ((taken: { readonly isWritten: boolean }) => void) | undefined;
}

interface ToWrite {
  readonly edit: Edit;
  readonly base: ModelResponse;
  readonly way: Way;
  /** Its facts as one's own steps left them: what they are by now, where it is another, is a conflict. */
  readonly left?: ModelLists | null;
}

interface Steps {
  readonly done: readonly Edit[];
  readonly undone: readonly Edit[];
}

const TRIES = 3;

/** Writes changes to main or a branch; each can be taken back by its inverse, and done again. */
export function useModelEdits(projectId: string, state: ModelState, shown: ModelResponse) {
  const queries = useQueryClient();
  const { steps, setSteps, latest } = useSteps();
  const waiting = useWaitingConflict();
  const [lastWritten, setWritten] = useState<Written | null>(null);
  /** Facts as the last step about each left them; of others it says nothing. */
  const left = useRef<ModelLists | null>(null);
  const readNow = () => queries.fetchQuery({ ...modelQuery(projectId, state), staleTime: 0 });
  const write = useMutation({
    mutationFn: (wanted: ToWrite) =>
      stepWritten({ projectId, branchId: state.branchId ?? null, readNow }, wanted),
    onSuccess: (result, { edit, way }) => {
      if ("changed" in result) {
        return waiting.tell({ ...result, way });
      }
      const inverse = { said: edit.said, changes: inverseChanges(result.before.model, edit.changes) };
      setWritten(result);
      left.current = leftBy(edit, result.after, left.current);
      setSteps((before) => stepped(before, inverse, way));
      void readNow();
      if (way === "do") {
        toasts.say(edit.said, () => takeBack(inverse, result.after));
      }
    },
  });
  /** A toast outlives its step: what was taken back by a key is not taken back twice. */
  const takeBack = (inverse: Edit, base: ModelResponse): void => {
    if (latest.current.done.at(-1) === inverse) {
      write.mutate({ edit: inverse, base, way: "undo" });
    }
  };
  const run = (edit: Edit | undefined, way: Way, { begunWith = shown, onTaken }: Begun = {}): void => {
    if (edit !== undefined && !write.isPending) {
      const onSuccess = (result: object): void => onTaken?.({ isWritten: !("changed" in result) });
      write.mutate({ edit, base: begunWith, way }, { onSuccess });
    }
  };
  const goTo = (edit: Edit | undefined, way: "undo" | "redo"): void => {
    if (edit !== undefined && !write.isPending) {
      write.mutate({ edit, base: newest(shown, lastWritten?.after), way, left: left.current });
    }
  };
  return {
    /** The model as it is shown: what an edit begins with. */
    shown,
    /** Writes an edit that was begun with a model; what others changed of the same since then is a conflict. */
    apply: (edit: Edit, begun?: Begun) => run(edit, "do", begun),
    undo: () => goTo(steps.done.at(-1), "undo"),
    redo: () => goTo(steps.undone.at(-1), "redo"),
    canUndo: steps.done.length > 0,
    canRedo: steps.undone.length > 0,
    isBusy: write.isPending,
    /** The model around the last step, whichever way it went; null before the first. */
    edited: lastWritten,
    error: write.error,
    forgetError: () => write.reset(),
    ...waiting,
    ...decisions(waiting, setSteps, run),
  };
}

/** The ways out of a conflict. */
function decisions(
  { conflict: met, end }: ReturnType<typeof useWaitingConflict>,
  setSteps: (change: (before: Steps) => Steps) => void,
  run: (edit: Edit | undefined, way: Way, begun: Begun) => void,
) {
  return {
    /** Leaves what somebody else wrote; a step back or forth that it stood in the way of is no step any more. */
    takeTheirs: () => {
      end();
      setSteps((before) => without(before, met?.edit));
    },
    /** Writes what was meant over what somebody else wrote. */
    mineAgain: () => {
      end();
      run(met?.edit, met?.way ?? "do", { begunWith: met?.now });
    },
  };
}

/** The steps that can be taken back and done again, also for what looks at them later. */
function useSteps() {
  const [steps, setSteps] = useState<Steps>({ done: [], undone: [] });
  const latest = useRef(steps);
  latest.current = steps;
  return { steps, setSteps, latest };
}

/** A conflict that somebody has to decide, now or after a look at what others wrote. */
function useWaitingConflict() {
  const [conflict, setConflict] = useState<EditConflict | null>(null);
  const [isLooking, setLooking] = useState(false);
  return {
    conflict,
    tell: (told: EditConflict) => {
      setConflict(told);
      setLooking(false);
    },
    end: () => setConflict(null),
    isLooking,
    look: () => setLooking(true),
    decide: () => setLooking(false),
  };
}

export type ModelEdits = ReturnType<typeof useModelEdits>;

function stepped({ done, undone }: Steps, inverse: Edit, way: Way): Steps {
  switch (way) {
    case "do":
      return { done: [...done, inverse], undone: [] };
    case "redo":
      return { done: [...done, inverse], undone: undone.slice(0, -1) };
    case "undo":
      return { done: done.slice(0, -1), undone: [...undone, inverse] };
  }
}

function without({ done, undone }: Steps, edit: Edit | undefined): Steps {
  return { done: done.filter((one) => one !== edit), undone: undone.filter((one) => one !== edit) };
}

/** What is shown, or what was read after the last write where that is not shown yet. */
function newest(shown: ModelResponse, after: ModelResponse | undefined): ModelResponse {
  return after?.streamId === shown.streamId && after.modelVersion > shown.modelVersion ? after : shown;
}

/** What somebody else wrote over what an edit takes back or does again; null where nobody did. */
function changedSinceLeft({ edit, base, left }: ToWrite): Omit<EditConflict, "way"> | null {
  const changed = left ? changedMeanwhile(left, base.model, edit.changes) : [];
  return left && changed.length > 0 ? { edit, before: { ...base, model: left }, now: base, changed } : null;
}

/** Facts as steps left them, after one more. */
function leftBy({ changes }: Edit, { model }: ModelResponse, before: ModelLists | null): ModelLists {
  return withFactsOf(before ?? model, model, changes);
}

/** A step that was written, or what stood in its way. */
async function stepWritten(stream: Stream, wanted: ToWrite) {
  return changedSinceLeft(wanted) ?? (await written(stream, wanted.edit, wanted.base));
}

interface Stream {
  readonly projectId: string;
  readonly branchId: string | null;
  readonly readNow: () => Promise<ModelResponse>;
}

interface Written {
  readonly before: ModelResponse;
  /** As it stands after it: enough to take it back at once. */
  readonly after: ModelResponse;
}

/** Writes at the version that is known. Where others changed other facts meanwhile, at the version that they left. */
async function written(
  stream: Stream,
  edit: Edit,
  base: ModelResponse,
): Promise<Written | Omit<EditConflict, "way">> {
  let before = base;
  for (let tries = 0; ; tries += 1) {
    try {
      await post(stream, edit, before.modelVersion);
      return { before, after: await stream.readNow() };
    } catch (error) {
      if (!isProblem(error, "conflict") || tries === TRIES) {
        throw error;
      }
      const now = await stream.readNow();
      if (now.modelVersion === before.modelVersion) {
        throw error;
      }
      const changed = changedMeanwhile(before.model, now.model, edit.changes);
      if (changed.length > 0) {
        return { edit, before, now, changed };
      }
      before = now;
    }
  }
}

function post({ projectId, branchId }: Stream, { changes }: Edit, expectedVersion: number): Promise<unknown> {
  return dataOf(
    api.POST("/api/projects/{projectId}/model/changes", {
      params: { path: { projectId } },
      body: { changes: [...changes], expectedVersion, branchId },
    }),
  );
}
