import { assertNever } from "@plumbline/model-core";
import type { ReactNode } from "react";
import { DeleteProjectDialog } from "./dialogs/delete-project-dialog.js";
import { EditProjectDialog } from "./dialogs/edit-project-dialog.js";
import { NewProjectDialog } from "./dialogs/new-project-dialog.js";
import { WorkspaceDialog } from "./dialogs/workspace-dialog.js";
import { ExampleDialog } from "./example/example-dialog.js";
import type { HomeDialog } from "./home-dialog.js";

export interface OpenHomeDialogProps {
  readonly dialog: HomeDialog;
  readonly onClose: () => void;
}

/** Whatever is asked in front of the screen. */
export function OpenHomeDialog({ dialog, onClose }: OpenHomeDialogProps): ReactNode {
  switch (dialog.kind) {
    case "example":
      return <ExampleDialog workspaceId={dialog.workspaceId} onClose={onClose} />;
    case "new-project":
      return <NewProjectDialog workspaceId={dialog.workspaceId} first={dialog.first} onClose={onClose} />;
    case "edit-project":
      return <EditProjectDialog project={dialog.project} onClose={onClose} />;
    case "delete-project":
      return <DeleteProjectDialog project={dialog.project} onClose={onClose} />;
    case "new-workspace":
      return <WorkspaceDialog workspace={null} onClose={onClose} />;
    case "rename-workspace":
      return <WorkspaceDialog workspace={dialog.workspace} onClose={onClose} />;
    default:
      return assertNever(dialog);
  }
}
