import { type ScenarioDocument, STEP_OUTCOMES, type StepDocument } from "@plumbline/playback-engine";
import type { ReactNode } from "react";
import { Button } from "../../../design/button.js";
import { SelectField, TextField } from "../../../design/field.js";
import { SCENARIO_WORDS } from "../../../words/scenarios.js";
import { idsOf } from "./edit-document.js";
import { HandlerField } from "./handler-field.js";
import { issueOfField } from "./issues-at.js";
import { JsonField } from "./json-field.js";
import type { Editing, SetField } from "./open-form.js";
import type { PartChoice } from "./part-choices.js";
import { PartField } from "./part-field.js";
import styles from "./steps-panel.module.css";

const words = SCENARIO_WORDS.editing;

interface StepFieldsProps {
  readonly step: StepDocument;
  readonly editing: Editing;
  readonly set: SetField;
}

/** The fields of a step of any type. */
export function StepFields({ step, editing, set }: StepFieldsProps): ReactNode {
  const { issues, open } = editing;
  const errorOf = (field: string): string | null => issueOfField(issues, open, field);
  return (
    <>
      <TextField
        label={words.id}
        hint={words.idHint}
        error={errorOf("id")}
        value={step.id ?? ""}
        maxLength={100}
        onChange={({ target }) => set("id", target.value)}
      />
      <FieldsOfType {...{ step, editing, set, errorOf }} />
    </>
  );
}

interface OfType extends StepFieldsProps {
  readonly errorOf: (field: string) => string | null;
}

function FieldsOfType(props: OfType): ReactNode {
  const { step } = props;
  switch (step.type) {
    case "call":
      return <CallFields {...props} step={step} />;
    case "publish":
      return <PublishFields {...props} step={step} />;
    case "write":
      return <WriteFields {...props} step={step} />;
    case "parallel":
      return <ParallelFields {...props} step={step} />;
    case "branch":
      return <BranchFields {...props} step={step} />;
  }
}

type Of<Type extends StepDocument["type"]> = Omit<OfType, "step"> & {
  readonly step: Extract<StepDocument, { readonly type: Type }>;
};

function part(
  { set, errorOf }: Pick<OfType, "set" | "errorOf">,
  field: string,
  {
    label,
    value,
    choices,
  }: { label: string; value: string | null | undefined; choices: readonly PartChoice[] },
): ReactNode {
  return (
    <PartField
      label={label}
      value={value ?? null}
      choices={choices}
      error={errorOf(field)}
      onChange={(id) => set(field, id)}
    />
  );
}

function CallFields(props: Of<"call">): ReactNode {
  const { step, set, errorOf, editing } = props;
  const { elements, operations } = editing.choices;
  return (
    <>
      {part(props, "from", { label: words.from, value: step.from, choices: elements })}
      {part(props, "operation", { label: words.operation, value: step.operation, choices: operations })}
      <JsonField
        label={words.request}
        value={step.request}
        error={errorOf("request")}
        onChange={(value) => set("request", value)}
      />
      <JsonField
        label={words.response}
        value={step.response}
        error={errorOf("response")}
        onChange={(value) => set("response", value)}
      />
    </>
  );
}

function PublishFields(props: Of<"publish">): ReactNode {
  const { step, set, errorOf, editing } = props;
  const { elements, channels, messages } = editing.choices;
  return (
    <>
      {part(props, "from", { label: words.from, value: step.from, choices: elements })}
      {part(props, "channel", { label: words.channel, value: step.channel, choices: channels })}
      {part(props, "message", { label: words.message, value: step.message, choices: messages })}
      <TextField
        label={words.routingKey}
        value={step.routingKey ?? ""}
        error={errorOf("routingKey")}
        maxLength={200}
        onChange={({ target }) => set("routingKey", target.value === "" ? undefined : target.value)}
      />
      <JsonField
        label={words.payload}
        value={step.payload}
        error={errorOf("payload")}
        onChange={(value) => set("payload", value)}
      />
      <JsonField
        label={words.headers}
        value={step.headers}
        error={errorOf("headers")}
        isRight={isTexts}
        wrong={words.headersWrong}
        onChange={(value) => set("headers", value)}
      />
      <HandlerField
        step={step}
        choices={editing.choices}
        onHandlers={(handlers) => set("handlers", handlers)}
      />
    </>
  );
}

function isTexts(value: unknown): boolean {
  return (
    typeof value === "object" &&
    value !== null &&
    !Array.isArray(value) &&
    Object.values(value).every((text) => typeof text === "string")
  );
}

function WriteFields(props: Of<"write">): ReactNode {
  const { step, set, errorOf, editing } = props;
  const { elements } = editing.choices;
  return (
    <>
      {part(props, "by", { label: words.by, value: step.by, choices: elements })}
      {part(props, "store", { label: words.store, value: step.store, choices: elements })}
      <TextField
        label={words.dataset}
        value={step.dataset ?? ""}
        error={errorOf("dataset")}
        maxLength={200}
        onChange={({ target }) => set("dataset", target.value)}
      />
      <JsonField
        label={words.change}
        value={step.change}
        error={errorOf("change")}
        onChange={(value) => set("change", value)}
      />
    </>
  );
}

function ParallelFields({ step, set }: Of<"parallel">): ReactNode {
  const branches = step.branches ?? [];
  return (
    <div className={styles["actions"]}>
      <Button size="small" onClick={() => set("branches", [...branches, []])}>
        {words.addBranch}
      </Button>
      <Button
        size="small"
        look="danger"
        disabled={branches.length === 0}
        onClick={() => set("branches", branches.slice(0, -1))}
      >
        {words.removeBranch}
      </Button>
    </div>
  );
}

function BranchFields({ step, set, errorOf, editing }: Of<"branch">): ReactNode {
  return (
    <>
      <StepField
        label={words.whenStep}
        document={editing.document}
        value={step.whenStep ?? ""}
        error={errorOf("whenStep")}
        onChange={(id) => set("whenStep", id)}
      />
      <OutcomeField
        label={words.is}
        value={step.is ?? ""}
        error={errorOf("is")}
        onChange={(outcome) => set("is", outcome)}
      />
    </>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly value: string;
  readonly error: string | null;
  readonly onChange: (value: string) => void;
}

/** One of the steps of the scenario, by its ID. */
export function StepField({
  document,
  value,
  onChange,
  ...field
}: ChoiceProps & { readonly document: ScenarioDocument }): ReactNode {
  const ids = [...new Set([value, ...idsOf(document.steps)])];
  return (
    <SelectField {...field} value={value} onChange={({ target }) => onChange(target.value)}>
      {ids.map((id) => (
        <option key={id} value={id}>
          {id === "" ? words.notChosen : id}
        </option>
      ))}
    </SelectField>
  );
}

export function OutcomeField({ value, onChange, ...field }: ChoiceProps): ReactNode {
  return (
    <SelectField {...field} value={value} onChange={({ target }) => onChange(target.value)}>
      {!STEP_OUTCOMES.some((outcome) => outcome === value) && <option value={value}>{value || "—"}</option>}
      {STEP_OUTCOMES.map((outcome) => (
        <option key={outcome} value={outcome}>
          {SCENARIO_WORDS.outcomes[outcome]}
        </option>
      ))}
    </SelectField>
  );
}
