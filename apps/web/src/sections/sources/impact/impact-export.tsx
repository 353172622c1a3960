import { dataOf } from "@plumbline/api-client";
import { useMutation } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { api } from "../../../api/client.js";
import { ProblemView } from "../../../api/problem-view.js";
import { stateOfAddress } from "../../../api/state-of-address.js";
import { Button } from "../../../design/button.js";
import { Dialog } from "../../../design/dialog.js";
import { Menu, MenuHeading, MenuItem } from "../../../design/menu.js";
import { saveFile } from "../../../design/save-file.js";
import { IMPACT_WORDS as words } from "../../../words/impact.js";
import { useScanAddress } from "../scans/use-scan-address.js";
import type { Scan } from "../source-records.js";

const FILES = {
  markdown: { type: "text/markdown", name: "impact.md" },
  sarif: { type: "application/sarif+json", name: "impact.sarif" },
} as const;

/** What a change touches, as a file. */
export function ImpactExport({ scan }: { readonly scan: Scan }): ReactNode {
  const { projectId, search } = useScanAddress();
  const save = useMutation({
    mutationFn: async (file: keyof typeof FILES) => {
      const { type, name } = FILES[file];
      const read = await dataOf(
        api.GET("/api/projects/{projectId}/scans/{scanId}/impact", {
          params: { path: { projectId, scanId: scan.id }, query: stateOfAddress(search.on) },
          headers: { Accept: type },
          parseAs: "blob",
        }),
      );
      saveFile(name, read);
    },
  });
  return (
    <>
      <Menu align="end" trigger={<Button isBusy={save.isPending}>{words.export}</Button>}>
        <MenuHeading>{words.exportWords}</MenuHeading>
        <MenuItem onSelect={() => save.mutate("markdown")}>{words.asMarkdown}</MenuItem>
        <MenuItem onSelect={() => save.mutate("sarif")}>{words.asSarif}</MenuItem>
      </Menu>
      <Dialog title={words.export} isOpen={save.error !== null} onClose={() => save.reset()}>
        <ProblemView error={save.error} />
      </Dialog>
    </>
  );
}
