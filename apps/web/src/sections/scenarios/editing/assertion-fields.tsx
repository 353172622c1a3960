import { type AssertionDocument, EVENT_KINDS } from "@plumbline/playback-engine";
import type { ReactNode } from "react";
import { SelectField, TextField } from "../../../design/field.js";
import { SCENARIO_WORDS } from "../../../words/scenarios.js";
import { withValue } from "./edit-document.js";
import { issueOfField } from "./issues-at.js";
import { newAssertion } from "./new-assertion.js";
import type { Editing, SetField } from "./open-form.js";
import { PartField } from "./part-field.js";
import { OutcomeField, StepField } from "./step-fields.js";
import { wayOf } from "./way-of.js";

const words = SCENARIO_WORDS.editing;

interface AssertionFieldsProps {
  readonly assertion: AssertionDocument;
  readonly editing: Editing;
  readonly set: SetField;
}

/** What has to be so after the scenario was played. */
export function AssertionFields({ assertion, editing, set }: AssertionFieldsProps): ReactNode {
  const { issues, open, document, change } = editing;
  const errorOf = (field: string): string | null => issueOfField(issues, open, field);
  return (
    <>
      <TextField
        label={words.id}
        value={assertion.id ?? ""}
        error={errorOf("id")}
        maxLength={100}
        onChange={({ target }) => set("id", target.value)}
      />
      <SelectField
        label={words.assertionType}
        value={assertion.type}
        onChange={({ target }) =>
          change(
            withValue(
              document,
              wayOf(open),
              newAssertion(assertion.id ?? "", target.value === "outcome" ? "outcome" : "event-count"),
            ),
          )
        }
      >
        <option value="outcome">{words.assertionTypes.outcome}</option>
        <option value="event-count">{words.assertionTypes["event-count"]}</option>
      </SelectField>
      {assertion.type === "outcome" ? (
        <>
          <StepField
            label={words.step}
            document={document}
            value={assertion.step ?? ""}
            error={errorOf("step")}
            onChange={(id) => set("step", id)}
          />
          <OutcomeField
            label={words.expectedOutcome}
            value={assertion.expected ?? ""}
            error={errorOf("expected")}
            onChange={(outcome) => set("expected", outcome)}
          />
        </>
      ) : (
        <CountFields {...{ assertion, editing, set, errorOf }} />
      )}
    </>
  );
}

function CountFields({
  assertion,
  editing,
  set,
  errorOf,
}: {
  readonly assertion: Extract<AssertionDocument, { readonly type: "event-count" }>;
  readonly editing: Editing;
  readonly set: SetField;
  readonly errorOf: (field: string) => string | null;
}): ReactNode {
  return (
    <>
      <SelectField
        label={words.eventKind}
        value={assertion.kind ?? ""}
        error={errorOf("kind")}
        onChange={({ target }) => set("kind", target.value)}
      >
        {EVENT_KINDS.map((kind) => (
          <option key={kind} value={kind}>
            {kind}
          </option>
        ))}
      </SelectField>
      <PartField
        label={words.eventTarget}
        value={assertion.target ?? null}
        choices={editing.choices.all}
        none={words.anyTarget}
        error={errorOf("target")}
        onChange={(id) => set("target", id)}
      />
      <TextField
        label={words.expectedCount}
        type="number"
        min={0}
        value={assertion.expected ?? ""}
        error={errorOf("expected")}
        onChange={({ target }) =>
          set("expected", target.value === "" ? null : Math.round(Number(target.value)))
        }
      />
    </>
  );
}
