import { FACT_STATUSES, type FactKind } from "@plumbline/model-core";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { membersQuery } from "../../api/members-query.js";
import { projectQuery } from "../../api/queries.js";
import { SelectField, TextArea, TextField } from "../../design/field.js";
import { TagsField } from "../../design/tags-field.js";
import type { TypedList } from "../../design/use-typed-list.js";
import { PART_WORDS as words } from "../../words/parts.js";
import { TRUTH_WORDS } from "../../words/truth.js";
import { ConsumerFields } from "./consumer-fields.js";
import styles from "./edit-fields.module.css";
import { fieldName } from "./field-text.js";
import { LateCode } from "./late-code.js";
import { PART_FIELDS, type PartField } from "./part-fields.js";
import type { PartForm } from "./part-form.js";
import { PartOptions } from "./part-options.js";
import { usePartAddress } from "./use-part-address.js";
import type { Whole } from "./whole.js";

export interface EditFieldsProps {
  readonly kind: FactKind;
  readonly form: PartForm;
  readonly whole: Whole;
  readonly problemAt: (field: string) => string | null;
  readonly onChange: (field: string, value: TypedList) => void;
}

/** A control for every field of a kind of fact, and for how the fact is known. */
export function EditFields(props: EditFieldsProps): ReactNode {
  return (
    <div className={styles["fields"]}>
      {PART_FIELDS[props.kind].map((field) => (
        <FieldOf key={field.name} field={field} {...props} />
      ))}
      {props.kind !== "schema" && <StandingFields {...props} />}
    </div>
  );
}

function FieldOf({ field, ...props }: EditFieldsProps & { readonly field: PartField }): ReactNode {
  const { form, problemAt, onChange, whole } = props;
  const { name, control, isRequired = false, isFixed = false } = field;
  const value = form[name];
  const shared = {
    label: fieldName(name),
    value: typeof value === "string" ? value : "",
    error: problemAt(name),
    disabled: isFixed,
    hint: isFixed ? words.fixed : undefined,
    onChange: ({ target }: { readonly target: { readonly value: string } }) => onChange(name, target.value),
  };
  const onTags = (tags: TypedList): void => onChange(name, tags);
  switch (control.is) {
    case "line":
      return <TextField {...shared} required={isRequired} />;
    case "number":
      return <TextField {...shared} inputMode="numeric" hint={words.timeoutHint} />;
    case "tags":
      return <TagsField {...{ ...shared, hint: words.tagsHint }} tags={value ?? []} onTags={onTags} />;
    case "text":
      return <TextArea {...shared} />;
    case "code":
      return <CodeField shared={shared} onText={(text) => onChange(name, text)} />;
    case "retry":
      return <RetryFields name={name} {...props} />;
    case "member":
      return <MemberField shared={shared} />;
    case "word":
      return (
        <SelectField {...shared}>
          {control.words.map((one) => (
            <option key={one} value={one}>
              {one}
            </option>
          ))}
        </SelectField>
      );
    case "part":
      return (
        <SelectField {...shared} required={isRequired}>
          {!isRequired && <option value="">{words.notChosen}</option>}
          <PartOptions whole={whole} of={control.of} />
        </SelectField>
      );
    case "parts":
      return (
        <ConsumerFields
          label={shared.label}
          error={shared.error}
          chosen={typeof value === "object" ? value : []}
          whole={whole}
          of={control.of}
          onChange={(ids) => onChange(name, ids)}
        />
      );
  }
}

function RetryFields({ name, form, problemAt, onChange }: EditFieldsProps & { readonly name: string }) {
  const parts = [
    [`${name}.maxAttempts`, words.maxAttempts],
    [`${name}.backoffMs`, words.backoffMs],
  ] as const;
  return parts.map(([path, label]) => {
    const value = form[path];
    return (
      <TextField
        key={path}
        label={label}
        hint={words.retryHint}
        inputMode="numeric"
        value={typeof value === "string" ? value : ""}
        error={problemAt(path)}
        onChange={({ target }) => onChange(path, target.value)}
      />
    );
  });
}

interface SharedField {
  readonly label: string;
  readonly value: string;
  readonly error: string | null;
  readonly onChange: (event: { readonly target: { readonly value: string } }) => void;
}

function CodeField({
  shared: { label, value, error },
  onText,
}: {
  readonly shared: SharedField;
  readonly onText: (text: string) => void;
}): ReactNode {
  return (
    <div className={styles["wide"]}>
      <p className={styles["label"]}>{label}</p>
      <LateCode label={label} text={value} onText={onText} />
      {error !== null && <p role="alert">{error}</p>}
    </div>
  );
}

function MemberField({ shared }: { readonly shared: SharedField }): ReactNode {
  const { projectId } = usePartAddress();
  const { data: project } = useQuery(projectQuery(projectId));
  const workspaceId = project?.workspaceId ?? "";
  const { data: members = [] } = useQuery({ ...membersQuery(workspaceId), enabled: workspaceId !== "" });
  const isFormer = shared.value !== "" && !members.some(({ userId }) => userId === shared.value);
  return (
    <SelectField {...shared}>
      <option value="">{words.notChosen}</option>
      {isFormer && <option value={shared.value}>{shared.value}</option>}
      {members.map(({ userId, displayName }) => (
        <option key={userId} value={userId}>
          {displayName}
        </option>
      ))}
    </SelectField>
  );
}

const PROVENANCE = ["source", "revision", "confidence"] as const;

function StandingFields({ form, problemAt, onChange }: EditFieldsProps): ReactNode {
  const text = (name: string): string => {
    const value = form[name];
    return typeof value === "string" ? value : "";
  };
  return (
    <>
      <SelectField
        label={fieldName("factStatus")}
        hint={words.labelHint}
        value={text("factStatus")}
        error={problemAt("factStatus")}
        onChange={({ target }) => onChange("factStatus", target.value)}
      >
        {FACT_STATUSES.map((status) => (
          <option key={status} value={status}>
            {TRUTH_WORDS[status].name}
          </option>
        ))}
      </SelectField>
      {PROVENANCE.map((name) => (
        <TextField
          key={name}
          label={words[name]}
          value={text(name)}
          error={problemAt(`provenance.${name}`)}
          onChange={({ target }) => onChange(name, target.value)}
        />
      ))}
    </>
  );
}
