import type { ReactNode } from "react";
import { Button } from "../../../design/button.js";
import { Menu, MenuItem } from "../../../design/menu.js";
import { SOURCE_WORDS as words } from "../../../words/sources.js";
import { useStartScan } from "../scans/use-start-scan.js";
import type { Repository } from "../source-records.js";
import { CodeHostProblem } from "./code-host-problem.js";

/** What is asked in front of the list. */
export interface RepositoryAsk {
  readonly what: "ref" | "stop" | "compare";
  readonly repository: Repository;
}

export interface RepositoryActionsProps {
  readonly projectId: string;
  readonly repository: Repository;
  readonly onAsk: (ask: RepositoryAsk) => void;
}

/** What somebody who may change the project can do with a repository. */
export function RepositoryActions({ projectId, repository, onAsk }: RepositoryActionsProps): ReactNode {
  const start = useStartScan(projectId);
  const ask = (what: RepositoryAsk["what"]) => () => onAsk({ what, repository });
  const { id: repositoryId, repository: name } = repository;
  return (
    <>
      <Button
        size="small"
        aria-label={words.scanOf(name)}
        isBusy={start.isPending}
        onClick={() => start.mutate({ repositoryId, kind: "tracking", ref: null, pullRequest: null })}
      >
        {words.scanNow}
      </Button>
      <Button size="small" aria-label={words.compareOf(name)} onClick={ask("compare")}>
        {words.compare}
      </Button>
      <Menu
        align="end"
        trigger={
          <Button size="small" look="quiet" aria-label={words.moreOf(name)}>
            {words.more}
          </Button>
        }
      >
        <MenuItem onSelect={ask("ref")}>{words.changeRef}</MenuItem>
        <MenuItem onSelect={ask("stop")} isDanger>
          {words.stopAct}
        </MenuItem>
      </Menu>
      <CodeHostProblem projectId={projectId} error={start.error} />
    </>
  );
}
