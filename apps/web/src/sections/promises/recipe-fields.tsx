import { PART_OF_KIND } from "@plumbline/promise-core";
import type { ReactNode } from "react";
import { CheckField } from "../../design/field.js";
import { PROMISE_WORDS as words } from "../../words/promises.js";
import { CheckFields } from "./check-fields.js";
import type { ObligationDraft } from "./obligation-draft.js";
import { PatternFields } from "./pattern-field.js";
import { PlanFields } from "./plan-fields.js";
import styles from "./promise-form.module.css";
import type { Things } from "./things.js";

export interface RecipeFieldsProps {
  readonly projectId: string;
  readonly draft: ObligationDraft;
  readonly things: Things;
  readonly error: unknown;
  readonly onChange: (changed: Partial<ObligationDraft>) => void;
}

/** The form of the recipe that fits the kind. */
export function RecipeFields({ projectId, draft, things, error, onChange }: RecipeFieldsProps): ReactNode {
  const { check, pattern, plan } = draft;
  switch (PART_OF_KIND.get(draft.kind)) {
    case "scenarioCheck":
      return (
        <CheckFields
          projectId={projectId}
          check={check}
          things={things}
          error={error}
          onChange={(changed) => onChange({ check: { ...check, ...changed } })}
        />
      );
    case "sourcePattern":
      return (
        <fieldset className={styles["group"]}>
          <legend>{words.fields.requiresPattern}</legend>
          <PatternFields
            pattern={pattern}
            path="recipe.sourcePattern"
            error={error}
            onChange={(changed) => onChange({ pattern: { ...pattern, ...changed } })}
          />
          <CheckField
            label={words.requireUnconditional}
            checked={pattern.requireUnconditional}
            onChange={({ target }) =>
              onChange({ pattern: { ...pattern, requireUnconditional: target.checked } })
            }
          />
        </fieldset>
      );
    case "plan":
      return (
        <PlanFields
          plan={plan}
          things={things}
          error={error}
          onChange={(changed) => onChange({ plan: { ...plan, ...changed } })}
        />
      );
    case undefined:
      return null;
  }
}
