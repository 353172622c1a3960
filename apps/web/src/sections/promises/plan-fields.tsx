import type { ReactNode } from "react";
import { fieldError } from "../../api/told-error.js";
import { CheckField, SelectField, TextField } from "../../design/field.js";
import { LinesField } from "../../design/lines-field.js";
import { PROMISE_WORDS as words } from "../../words/promises.js";
import type { PlanDraft, SourceDraft } from "./obligation-draft.js";
import styles from "./promise-form.module.css";
import { ThingChips } from "./thing-chips.js";
import { ThingSearch } from "./thing-search.js";
import type { ThingKind, Things } from "./things.js";

const LISTS = ["steps", "expectedObservations", "inputs", "forbiddenObservations"] as const;
const NEEDED: readonly string[] = ["steps", "expectedObservations"];
const CONTRACTS = [
  "operation",
  "message",
  "channel",
  "subscription",
  "binding",
  "schema",
] as const satisfies readonly ThingKind[];
const SYSTEMS = ["codehost-actions", "other"] as const satisfies readonly SourceDraft["system"][];
const NEW_SOURCE: SourceDraft = { system: "codehost-actions", repository: "", workflow: "", job: "" };

export interface PlanFieldsProps {
  readonly plan: PlanDraft;
  readonly things: Things;
  readonly error: unknown;
  readonly onChange: (changed: Partial<PlanDraft>) => void;
}

/** A test that runs elsewhere: what it does, what it has to see, and where its runs are found. */
export function PlanFields({ plan, things, error, onChange }: PlanFieldsProps): ReactNode {
  return (
    <>
      <div className={styles["texts"]}>
        {LISTS.map((list) => (
          <LinesField
            key={list}
            label={words.planLists[list]}
            hint={words.oneALine}
            lines={plan[list]}
            onLines={(lines) => onChange({ [list]: lines })}
            error={fieldError(error, `recipe.plan.${list}`)}
            required={NEEDED.includes(list)}
          />
        ))}
      </div>
      <fieldset className={styles["group"]}>
        <legend>{words.recipeParts.contracts}</legend>
        <ThingChips
          ids={plan.contractIds}
          things={things}
          onRemove={(id) => onChange({ contractIds: plan.contractIds.filter((one) => one !== id) })}
        />
        <ThingSearch
          label={words.addContract}
          things={things}
          kinds={CONTRACTS}
          without={plan.contractIds}
          onPick={({ id }) => onChange({ contractIds: [...plan.contractIds, id] })}
        />
      </fieldset>
      <fieldset className={styles["group"]}>
        <legend>{words.recipeParts.source}</legend>
        <p className={styles["hint"]}>{words.sourceHint}</p>
        <CheckField
          label={words.hasSource}
          checked={plan.source !== null}
          onChange={({ target }) => onChange({ source: target.checked ? NEW_SOURCE : null })}
        />
        {plan.source !== null && (
          <SourceFields source={plan.source} error={error} onChange={(source) => onChange({ source })} />
        )}
      </fieldset>
    </>
  );
}

interface SourceFieldsProps {
  readonly source: SourceDraft;
  readonly error: unknown;
  readonly onChange: (source: SourceDraft) => void;
}

function SourceFields({ source, error, onChange }: SourceFieldsProps): ReactNode {
  return (
    <div className={styles["line"]}>
      <SelectField
        label={words.system}
        value={source.system}
        onChange={({ target }) =>
          onChange({ ...source, system: SYSTEMS.find((one) => one === target.value) ?? source.system })
        }
      >
        {SYSTEMS.map((system) => (
          <option key={system} value={system}>
            {words.systems[system]}
          </option>
        ))}
      </SelectField>
      {(["repository", "workflow", "job"] as const).map((name) => (
        <TextField
          key={name}
          label={words.sourceFields[name]}
          value={source[name]}
          onChange={({ target }) => onChange({ ...source, [name]: target.value })}
          error={fieldError(error, `recipe.plan.evidenceSource.${name}`)}
          required={name !== "job"}
        />
      ))}
    </div>
  );
}
