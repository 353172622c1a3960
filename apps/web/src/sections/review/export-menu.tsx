import { dataOf } from "@plumbline/api-client";
import { useMutation } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { api } from "../../api/client.js";
import { ProblemView } from "../../api/problem-view.js";
import { Button } from "../../design/button.js";
import { Dialog } from "../../design/dialog.js";
import { Menu, MenuHeading, MenuItem } from "../../design/menu.js";
import { saveFile } from "../../design/save-file.js";
import { REVIEW_WORDS as words } from "../../words/review.js";
import type { ReviewedState } from "./review-records.js";
import type { ReviewSearch } from "./review-search.js";

const FILES = {
  markdown: { format: "markdown", name: "review.md" },
  sarif: { format: "sarif", name: "review.sarif" },
} as const;

export interface ExportMenuProps {
  readonly projectId: string;
  readonly state: ReviewedState;
  readonly search: ReviewSearch;
}

/** The review as a file; with the filters that the service knows. */
export function ExportMenu({ projectId, state, search }: ExportMenuProps): ReactNode {
  const [error, setError] = useState<unknown>(null);
  const filters = {
    ...(search.category === undefined ? {} : { category: search.category }),
    ...(search.result === undefined ? {} : { result: search.result }),
    ...(search.severity === undefined ? {} : { severity: search.severity }),
  };
  const save = useMutation({
    mutationFn: async (file: keyof typeof FILES) => {
      const { format, name } = FILES[file];
      const read = await dataOf(
        api.GET("/api/projects/{projectId}/review/findings", {
          params: { path: { projectId }, query: { ...state, ...filters, format } },
          parseAs: "blob",
        }),
      );
      saveFile(name, read);
    },
    onError: setError,
  });
  return (
    <>
      <Menu align="end" trigger={<Button isBusy={save.isPending}>{words.save}</Button>}>
        <MenuHeading>{words.saveWords}</MenuHeading>
        <MenuItem onSelect={() => save.mutate("markdown")}>{words.asMarkdown}</MenuItem>
        <MenuItem onSelect={() => save.mutate("sarif")}>{words.asSarif}</MenuItem>
      </Menu>
      <Dialog title={words.save} isOpen={error !== null} onClose={() => setError(null)}>
        <ProblemView error={error} />
      </Dialog>
    </>
  );
}
