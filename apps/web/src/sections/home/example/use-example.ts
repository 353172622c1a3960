import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { api } from "../../../api/client.js";
import { newId } from "../../../api/new-id.js";
import { type ExamplePlace, type ExampleStep, exampleSteps } from "./example-steps.js";

/** How far opening the example is. */
export interface ExampleRun {
  readonly steps: readonly ExampleStep[];
  /** How many of them are done. */
  readonly done: number;
  readonly error: Error | null;
  readonly isRunning: boolean;
  readonly projectId: string;
  /** Begins, or goes on where it stopped. */
  readonly go: () => void;
}

const SCENARIOS = 4;

/** Opens the example in a workspace, or in a new one where there is none. */
export function useExample(workspaceId: string | null, onOpen: (projectId: string) => void): ExampleRun {
  const [place] = useState<ExamplePlace>(() => ({
    workspaceId,
    newWorkspaceId: newId(),
    projectId: newId(),
    scenarioIds: Array.from({ length: SCENARIOS }, newId),
  }));
  const [steps, setSteps] = useState<readonly ExampleStep[]>([]);
  const [done, setDone] = useState(0);
  const doneNow = useRef(0);
  const queries = useQueryClient();
  const run = useMutation({
    mutationFn: async () => {
      const { EXAMPLE_FILES } = await import("./example-files.js");
      const all = exampleSteps(api, EXAMPLE_FILES, place);
      setSteps(all);
      for (const step of all.slice(doneNow.current)) {
        await step.run();
        doneNow.current += 1;
        setDone(doneNow.current);
      }
    },
    onSuccess: () => onOpen(place.projectId),
    onSettled: () => queries.invalidateQueries({ queryKey: ["workspaces"] }),
  });
  return {
    steps,
    done,
    error: run.error,
    isRunning: run.isPending,
    projectId: place.projectId,
    go: () => run.mutate(),
  };
}
