import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { projectQuery } from "../../api/queries.js";
import { MODEL_WORDS as words } from "../../words/model.js";
import { ExportMenu } from "./export-menu.js";
import { MovedNote } from "./views/moved-note.js";
import type { ScreenOfViews } from "./views/use-views.js";
import { ViewsMenu } from "./views/views-menu.js";

export interface SharingToolsProps {
  readonly shown: ScreenOfViews;
  readonly mayEdit: boolean;
}

/** Keeping what is on screen, and taking it elsewhere. */
export function SharingTools({ shown, mayEdit }: SharingToolsProps): ReactNode {
  const { address, drawn, screen } = shown;
  const { data: project } = useQuery(projectQuery(address.projectId));
  return (
    <>
      <MovedNote screen={screen} />
      <ViewsMenu shown={shown} mayEdit={mayEdit} />
      <ExportMenu
        address={address}
        drawn={drawn}
        arranged={screen.arranged}
        title={project?.name ?? words.title}
      />
    </>
  );
}
