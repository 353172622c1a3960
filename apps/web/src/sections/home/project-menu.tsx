import type { ReactElement, ReactNode } from "react";
import { Menu, MenuItem } from "../../design/menu.js";
import { HOME_WORDS as words } from "../../words/home.js";
import type { ProjectRowProps } from "./project-row.js";

export interface ProjectMenuProps extends ProjectRowProps {
  readonly trigger: ReactElement;
}

/** What may be done with a project from afar. */
export function ProjectMenu({ trigger, project, role, ask }: ProjectMenuProps): ReactNode {
  return (
    <Menu align="end" isOpenAtFirst trigger={trigger}>
      <MenuItem onSelect={() => ask({ kind: "edit-project", project })}>{words.edit}</MenuItem>
      {role === "owner" && (
        <MenuItem isDanger onSelect={() => ask({ kind: "delete-project", project })}>
          {words.delete}
        </MenuItem>
      )}
    </Menu>
  );
}
