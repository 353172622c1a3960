import { dataOf } from "@plumbline/api-client";
import { BUILD_REQUEST_LIMITS } from "@plumbline/bundle-writer";
import { useMutation, useQuery } from "@tanstack/react-query";
import { type FormEvent, type ReactNode, useMemo, useState } from "react";
import { api } from "../../api/client.js";
import { type ModelState, modelQuery } from "../../api/model-query.js";
import { ProblemView } from "../../api/problem-view.js";
import { ShownQuery } from "../../api/shown-query.js";
import { allPromisesQuery, allScenariosQuery } from "../../api/whole-lists.js";
import { Button } from "../../design/button.js";
import { EmptyState } from "../../design/empty-state.js";
import { TextField } from "../../design/field.js";
import { BUILD_WORDS as words } from "../../words/build.js";
import { BriefResult } from "./brief-result.js";
import styles from "./brief-view.module.css";
import shared from "./build-screen.module.css";
import { ChangeField } from "./change-field.js";
import { PickList } from "./pick-list.js";
import { type Pickable, pickables, selectionOf } from "./pickable.js";

const MOST = BUILD_REQUEST_LIMITS.selectedIds;
const NONE: ReadonlySet<string> = new Set();

export interface BriefPlace {
  readonly projectId: string;
  readonly state: ModelState;
}

export interface BriefViewProps extends BriefPlace {
  /** The comparison whose impact is written of, by the ID of its scan. */
  readonly change: string | undefined;
  readonly onChange: (change: string | undefined) => void;
}

/** What can be picked, of the state that is built. */
function usePickables({ projectId, state }: BriefPlace) {
  const model = useQuery(modelQuery(projectId, state));
  const { data: promises } = useQuery(allPromisesQuery(projectId));
  const { data: scenarios } = useQuery(allScenariosQuery(projectId));
  const elements = model.data?.model.elements;
  const all = useMemo(
    () => pickables({ elements: elements ?? [], promises: promises ?? [], scenarios: scenarios ?? [] }),
    [elements, promises, scenarios],
  );
  return { model, all };
}

interface Wanted extends BriefPlace {
  readonly all: readonly Pickable[];
  readonly picked: ReadonlySet<string>;
  readonly maxTokens: string;
  readonly change: string | undefined;
}

/** Has the service write a brief of what is picked. */
function useWriting({ projectId, state, all, picked, maxTokens, change }: Wanted) {
  return useMutation({
    mutationFn: () =>
      dataOf(
        api.POST("/api/projects/{projectId}/build/brief", {
          params: { path: { projectId } },
          body: {
            ...state,
            ...selectionOf(all, picked),
            ...(change === undefined ? {} : { changeScanId: change }),
            ...(maxTokens === "" ? {} : { maxTokens: Number(maxTokens) }),
          },
        }),
      ),
  });
}

/** What is needed to build a part of a design, as one Markdown text. */
export function BriefView({ projectId, state, change, onChange }: BriefViewProps): ReactNode {
  const { model, all } = usePickables({ projectId, state });
  const [picked, setPicked] = useState(NONE);
  const [maxTokens, setMaxTokens] = useState("");
  const writing = useWriting({ projectId, state, all, picked, maxTokens, change });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    writing.mutate();
  };
  return (
    <ShownQuery query={model}>
      {() => (
        <div className={styles["brief"]}>
          <form className={styles["picking"]} onSubmit={submit}>
            <p className={shared["quiet"]}>{words.briefWords}</p>
            <ChangeField projectId={projectId} change={change} onChange={onChange} />
            <PickList all={all} picked={picked} most={MOST} onPicked={setPicked} />
            <TextField
              label={words.maxTokens}
              hint={words.maxTokensHint}
              type="number"
              min={BUILD_REQUEST_LIMITS.leastTokens}
              max={BUILD_REQUEST_LIMITS.mostTokens}
              value={maxTokens}
              onChange={(event) => setMaxTokens(event.target.value)}
            />
            <Button
              type="submit"
              look="primary"
              disabled={picked.size === 0 && change === undefined}
              isBusy={writing.isPending}
            >
              {words.writeBrief}
            </Button>
          </form>
          <div className={shared["stack"]}>
            <ProblemView error={writing.error} onRetry={() => writing.mutate()} />
            {writing.data === undefined ? (
              <EmptyState title={words.noBrief} words={words.noBriefWords} />
            ) : (
              <BriefResult written={writing.data} />
            )}
          </div>
        </div>
      )}
    </ShownQuery>
  );
}
