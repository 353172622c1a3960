import type { Schemas } from "@plumbline/api-client";
import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { ShownQuery } from "../../../api/shown-query.js";
import { ProblemPanel } from "../../../design/problem-panel.js";
import { STRESS_WORDS as words } from "../../../words/stress.js";
import type { MissingRow } from "../rows-to-fill.js";
import type { Draft } from "../use-draft.js";
import { useProfileCheck } from "../use-profile-check.js";
import { CapacityRows } from "./capacity-rows.js";
import { type Editing, problemIn } from "./editing.js";
import { FillAlike } from "./fill-alike.js";
import styles from "./form.module.css";
import { LoadFields } from "./load-fields.js";
import { OutageRows } from "./outage-rows.js";
import { OverrideRows } from "./override-rows.js";
import { ServiceTimeRows } from "./service-time-rows.js";
import { BranchRows, SubscriptionRows } from "./subscription-rows.js";

export interface ProfileEditorProps {
  readonly draft: Draft;
  readonly requirements: UseQueryResult<Schemas["StressRequirementsResponse"]>;
  readonly missing: readonly MissingRow[];
  readonly mayEdit: boolean;
  readonly onScenario: (scenarioId: string) => void;
}

/** Everything that a profile assumes, to be read and changed. */
export function ProfileEditor(props: ProfileEditorProps): ReactNode {
  const { draft, requirements, missing, mayEdit, onScenario } = props;
  const problems = useProfileCheck(draft.text);
  const editing: Editing = {
    form: draft.form,
    change: draft.change,
    requirements: requirements.data,
    problemAt: (path) => problemIn(problems, path),
    // Who may not change it may still try other numbers in this browser.
    isReadOnly: false,
  };
  const lacking = new Set(missing.map(({ target }) => target));
  return (
    <div className={styles["form"]}>
      {problems.length > 0 && <p role="status">{words.form.problems(problems.length)}</p>}
      {!mayEdit && <p className={styles["hint"]}>{words.form.viewer}</p>}
      <LoadFields editing={editing} onScenario={onScenario} />
      {draft.form.scenarioId === "" ? (
        <p>{words.form.noScenario}</p>
      ) : (
        <ShownQuery query={requirements}>
          {({ issues }) => (
            <>
              {issues.length > 0 && (
                <ProblemPanel
                  problem={{
                    title: words.form.issuesTitle,
                    details: [...new Set(issues.map(({ message }) => message))],
                    requestId: null,
                  }}
                />
              )}
              {missing.length > 0 && <FillAlike editing={editing} missing={missing} />}
              <CapacityRows editing={editing} missing={lacking} />
              <ServiceTimeRows editing={editing} missing={lacking} />
              <SubscriptionRows editing={editing} />
              <BranchRows editing={editing} />
              <OverrideRows editing={editing} />
              <OutageRows editing={editing} />
            </>
          )}
        </ShownQuery>
      )}
    </div>
  );
}
