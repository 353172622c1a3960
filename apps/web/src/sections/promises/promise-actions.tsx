import { type ReactNode, useState } from "react";
import { useRole } from "../../api/use-role.js";
import { Button } from "../../design/button.js";
import { Menu, MenuItem } from "../../design/menu.js";
import { DESIGN_WORDS } from "../../words/design.js";
import { PROMISE_WORDS as words } from "../../words/promises.js";
import { ApproveDialog } from "./approve-dialog.js";
import { MoveDialog, type MoveName } from "./move-dialog.js";
import { possibleMoves } from "./possible-moves.js";
import type { PromiseSearch } from "./promise-search.js";
import type { ShownPromise } from "./shown-revision.js";
import { useMarkdownFile } from "./use-markdown-file.js";

export interface PromiseActionsProps extends ShownPromise {
  readonly onGo: (changed: PromiseSearch) => void;
}

/** What can be done with a promise where it stands. */
export function PromiseActions(props: PromiseActionsProps): ReactNode {
  const { projectId, promise, things, onGo } = props;
  const [asked, setAsked] = useState<MoveName | "approve" | null>(null);
  const isOwner = useRole(projectId) === "owner";
  const moves = possibleMoves(promise);
  const markdown = useMarkdownFile(projectId, promise);
  const close = (): void => setAsked(null);
  const toDraft = promise.draft === null ? {} : { rev: promise.draft.revision };
  return (
    <>
      {moves.has("write") && (
        <Button onClick={() => onGo({ ...toDraft, tab: undefined, edit: "yes" })}>{words.edit}</Button>
      )}
      {moves.has("revise") && <Button onClick={() => setAsked("revise")}>{words.revise}</Button>}
      {moves.has("approve") && (
        <Button
          look="primary"
          disabled={!isOwner}
          title={isOwner ? undefined : words.ownersApprove}
          onClick={() => setAsked("approve")}
        >
          {words.approve}
        </Button>
      )}
      <Menu align="end" trigger={<Button aria-label={DESIGN_WORDS.more}>⋯</Button>}>
        <MenuItem onSelect={() => markdown.mutate()}>{words.asMarkdown}</MenuItem>
        {moves.has("retire") && (
          <MenuItem onSelect={() => setAsked("retire")}>{words.moves.retire.does}</MenuItem>
        )}
        {moves.has("discard") && (
          <MenuItem isDanger onSelect={() => setAsked("discard")}>
            {words.moves.discard.does}
          </MenuItem>
        )}
        {moves.has("delete") && (
          <MenuItem isDanger onSelect={() => setAsked("delete")}>
            {words.moves.delete.does}
          </MenuItem>
        )}
      </Menu>
      {asked !== null && asked !== "approve" && (
        <MoveDialog projectId={projectId} promise={promise} move={asked} onGo={onGo} onClose={close} />
      )}
      {asked === "approve" && (
        <ApproveDialog projectId={projectId} promise={promise} things={things} onGo={onGo} onClose={close} />
      )}
    </>
  );
}
