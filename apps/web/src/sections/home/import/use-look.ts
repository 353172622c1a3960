import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { api } from "../../../api/client.js";
import { newId } from "../../../api/new-id.js";
import { makeProject } from "../make-project.js";
import { type GuessedFormat, guessFormat } from "./guess-format.js";
import type { ChosenFormat, ImportTarget } from "./import-target.js";
import { type FileLook, type LookStage, lookAtFile } from "./look-at-file.js";

const HEAD_BYTES = 65_536;

export interface AskedLook {
  readonly file: File;
  readonly format: ChosenFormat;
  readonly target: ImportTarget;
}

/** A look at what a file brings, with how far it is. A project that is made for it is made once, however often one looks. */
export function useLook() {
  const queries = useQueryClient();
  const [stage, setStage] = useState<LookStage>("preview");
  const [madeId, setMadeId] = useState<string | null>(null);
  const stop = useRef<AbortController | null>(null);
  const look = useMutation({
    mutationFn: async ({ file, format, target }: AskedLook): Promise<FileLook> => {
      const control = new AbortController();
      stop.current = control;
      const guess = await guessOf(file, format);
      let projectId = target.projectId ?? madeId;
      if (projectId === null) {
        setStage("project");
        projectId = newId();
        await makeProject(api, {
          projectId,
          workspaceId: target.workspaceId,
          name: target.name,
          description: null,
        });
        setMadeId(projectId);
        void queries.invalidateQueries({ queryKey: ["workspaces"] });
      }
      const chosen = format === "auto" || format === "model" ? null : format;
      return lookAtFile(api, { projectId, file, guess, format: chosen }, control.signal, setStage);
    },
  });
  return { look, stage, madeId, cancel: () => stop.current?.abort() };
}

async function guessOf(file: File, format: ChosenFormat): Promise<GuessedFormat> {
  const guess = guessFormat(await file.slice(0, HEAD_BYTES).text());
  return format === "auto" ? guess : { ...guess, isModel: format === "model" };
}
