import { dataOf } from "@plumbline/api-client";
import { useMutation } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { api } from "../../api/client.js";
import { toldError } from "../../api/told-error.js";
import { Button } from "../../design/button.js";
import { downloadText } from "../../design/download-text.js";
import { toasts } from "../../design/toasts.js";
import { DECISION_WORDS as words } from "../../words/decisions.js";

export interface ExportButtonProps {
  readonly projectId: string;
  /** One decision; all of them where it is left out. */
  readonly decision?: { readonly id: string; readonly reference: string } | undefined;
}

/** Takes decisions along as a file in the form of MADR. */
export function ExportButton({ projectId, decision }: ExportButtonProps): ReactNode {
  const take = useMutation({
    mutationFn: () => (decision === undefined ? allOf(projectId) : oneOf(projectId, decision.id)),
    onSuccess: (text) => {
      downloadText(`${decision?.reference ?? "decisions"}.md`, "text/markdown", text);
      toasts.say(words.exported);
    },
    onError: (error) => {
      const { title, details } = toldError(error);
      toasts.say([title, ...details].join(" "));
    },
  });
  return (
    <Button onClick={() => take.mutate()} isBusy={take.isPending}>
      {words.export}
    </Button>
  );
}

function allOf(projectId: string): Promise<string> {
  const params = { path: { projectId } };
  return dataOf(api.GET("/api/projects/{projectId}/decisions/export", { params, parseAs: "text" }));
}

function oneOf(projectId: string, decisionId: string): Promise<string> {
  const params = { path: { projectId, decisionId } };
  return dataOf(
    api.GET("/api/projects/{projectId}/decisions/{decisionId}/export", { params, parseAs: "text" }),
  );
}
