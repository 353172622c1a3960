import { CHANNEL_KINDS, ELEMENT_KINDS, ELEMENT_STATUSES } from "@plumbline/model-core";
import { type ReactNode, useState } from "react";
import { newId } from "../../../api/new-id.js";
import type { ChannelFact, ElementFact } from "../../../canvas/canvas-model.js";
import { Button } from "../../../design/button.js";
import { Actions, Dialog } from "../../../design/dialog.js";
import { SelectField, TextArea, TextField } from "../../../design/field.js";
import { Form } from "../../../design/form.js";
import { TagsField } from "../../../design/tags-field.js";
import { CANVAS_WORDS } from "../../../words/canvas.js";
import { DESIGN_WORDS } from "../../../words/design.js";
import { MODEL_EDIT_WORDS as words } from "../../../words/model-editing.js";
import styles from "./editing.module.css";
import { type PartForm, partChange, partForm } from "./part-form.js";
import type { Edit } from "./use-model-edits.js";

export interface PartDialogProps {
  /** What is edited; a new part where there is none. */
  readonly fact: ElementFact | ChannelFact | null;
  /** What a new part stands in. */
  readonly parent: ElementFact | null;
  readonly isBusy: boolean;
  readonly onEdit: (edit: Edit, id: string) => void;
  readonly onClose: () => void;
}

/** A part as it is stated: a new one, or one that is there. */
export function PartDialog({ fact, parent, isBusy, onEdit, onClose }: PartDialogProps): ReactNode {
  const [form, setForm] = useState(() => partForm(fact, parent));
  const set = (changed: Partial<PartForm>): void => setForm((before) => ({ ...before, ...changed }));
  const save = (): void => {
    const id = fact?.id ?? newId();
    const said = fact === null ? words.added(form.name) : words.edited(form.name);
    onEdit({ said, changes: [partChange(id, form, { fact, parent })] }, id);
  };
  const where = parent === null ? words.addOutside : words.addInside(parent.name);
  return (
    <Dialog
      title={fact === null ? words.addTitle : words.renameTitle(fact.name)}
      words={fact === null ? where : undefined}
      isOpen
      onClose={onClose}
    >
      <Form onSubmit={save} isFirst>
        <TextField
          label={words.name}
          value={form.name}
          maxLength={200}
          required
          onChange={(event) => set({ name: event.target.value })}
        />
        <KindFields form={form} set={set} isNew={fact === null} />
        {form.kind !== "channel" && (
          <TextArea
            label={words.description}
            value={form.description}
            maxLength={10_000}
            onChange={(event) => set({ description: event.target.value })}
          />
        )}
        <Actions>
          <Button onClick={onClose}>{DESIGN_WORDS.cancel}</Button>
          <Button type="submit" look="primary" isBusy={isBusy}>
            {fact === null ? words.add : words.save}
          </Button>
        </Actions>
      </Form>
    </Dialog>
  );
}

/** What a part is, and what only parts of its kind have. */
function KindFields({ form, set, isNew }: ElementFieldsProps & { readonly isNew: boolean }): ReactNode {
  return (
    <div className={styles["row"]}>
      {isNew && (
        <SelectField
          label={words.kind}
          value={form.kind}
          onChange={(event) => set({ kind: event.target.value })}
        >
          {[...ELEMENT_KINDS, "channel" as const].map((kind) => (
            <option key={kind} value={kind}>
              {words.kinds[kind]}
            </option>
          ))}
        </SelectField>
      )}
      {form.kind === "channel" ? (
        <SelectField
          label={words.channelKind}
          value={form.channelKind}
          onChange={(event) => set({ channelKind: event.target.value })}
        >
          {CHANNEL_KINDS.map((kind) => (
            <option key={kind}>{kind}</option>
          ))}
        </SelectField>
      ) : (
        <ElementFields form={form} set={set} />
      )}
    </div>
  );
}

interface ElementFieldsProps {
  readonly form: PartForm;
  readonly set: (changed: Partial<PartForm>) => void;
}

function ElementFields({ form, set }: ElementFieldsProps): ReactNode {
  return (
    <>
      <SelectField
        label={words.status}
        value={form.status}
        onChange={(event) => set({ status: event.target.value })}
      >
        {ELEMENT_STATUSES.map((status) => (
          <option key={status} value={status}>
            {CANVAS_WORDS.status[status]}
          </option>
        ))}
      </SelectField>
      <TextField
        label={words.technology}
        value={form.technology}
        maxLength={200}
        onChange={(event) => set({ technology: event.target.value })}
      />
      <TagsField label={words.tags} hint={words.tagsHint} tags={form.tags} onTags={(tags) => set({ tags })} />
    </>
  );
}
