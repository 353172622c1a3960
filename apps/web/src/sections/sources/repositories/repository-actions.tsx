import type { ReactNode } from "react";
import { Button } from "../../../design/button.js";
import { Menu, MenuItem } from "../../../design/menu.js";
import { SOURCE_WORDS as words } from "../../../words/sources.js";
import type { Repository } from "../source-records.js";

/** What is asked in front of the list. */
export interface RepositoryAsk {
  readonly what: "ref" | "stop" | "compare";
  readonly repository: Repository;
}

export interface RepositoryActionsProps {
  readonly projectId: string;
  readonly repository: Repository;
  readonly onAsk: ((ask: RepositoryAsk) => void) | undefined;
}

/** What can be done with a repository. */
export function RepositoryActions({ repository, onAsk }: RepositoryActionsProps): ReactNode {
  if (onAsk === undefined) {
    return null;
  }
  const ask = (what: RepositoryAsk["what"]) => () => onAsk({ what, repository });
  return (
    <Menu
      align="end"
      trigger={
        <Button size="small" look="quiet" aria-label={words.moreOf(repository.repository)}>
          {words.more}
        </Button>
      }
    >
      <MenuItem onSelect={ask("ref")}>{words.changeRef}</MenuItem>
      <MenuItem onSelect={ask("stop")} isDanger>
        {words.stopAct}
      </MenuItem>
    </Menu>
  );
}
