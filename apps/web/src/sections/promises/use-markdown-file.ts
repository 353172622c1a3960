import { dataOf } from "@plumbline/api-client";
import { useMutation } from "@tanstack/react-query";
import { api } from "../../api/client.js";
import { toldError } from "../../api/told-error.js";
import { saveFile } from "../../design/save-file.js";
import { toasts } from "../../design/toasts.js";
import type { PromiseRecord } from "./promise-records.js";

/** Gives a promise to the browser as a document to read. */
export function useMarkdownFile(projectId: string, { id, requirementId }: PromiseRecord) {
  return useMutation({
    mutationFn: () =>
      dataOf(
        api.GET("/api/projects/{projectId}/promises/{promiseId}", {
          params: { path: { projectId, promiseId: id }, query: { format: "markdown" } },
          parseAs: "blob",
        }),
      ),
    onSuccess: (document) => saveFile(`${requirementId}.md`, document),
    onError: (error) => toasts.say(toldError(error).title),
  });
}
