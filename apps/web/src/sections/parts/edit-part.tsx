import { ProblemError } from "@plumbline/api-client";
import { type ReactNode, useState } from "react";
import { factDifference } from "../../api/fact-difference.js";
import { ProblemView } from "../../api/problem-view.js";
import { fieldError } from "../../api/told-error.js";
import { Button } from "../../design/button.js";
import { ConflictPanel } from "../../design/conflict-panel.js";
import { Actions, Dialog } from "../../design/dialog.js";
import { Form } from "../../design/form.js";
import { DESIGN_WORDS } from "../../words/design.js";
import { PART_WORDS as words } from "../../words/parts.js";
import { ChangeTable } from "./change-table.js";
import { EditFields } from "./edit-fields.js";
import type { AnyFact } from "./part-fact.js";
import { factOfForm, formOfFact, formOver, type PartForm, statedOf } from "./part-form.js";
import { useSavePart } from "./use-save-part.js";
import { nameIn, type PartProps } from "./whole.js";

export interface EditPartProps extends PartProps {
  readonly name: string;
  readonly onClose: () => void;
}

/** Changes what a part says. What others change meanwhile is told, and what was typed stays. */
export function EditPart({ part, whole, name, onClose }: EditPartProps): ReactNode {
  const { kind } = part;
  // The state that is changed: what others store after this is no part of it until a person says so.
  const [from, setFrom] = useState<AnyFact>(part.fact);
  const [form, setForm] = useState(() => formOfFact(kind, part.fact));
  const save = useSavePart(part);
  const submit = (said: PartForm, over: AnyFact): void =>
    save.mutate(
      { value: factOfForm(kind, said), from: over, name },
      { onSuccess: ({ outcome }) => outcome === "saved" && onClose() },
    );
  const conflict = save.data?.outcome === "conflict" ? save.data : null;
  const sayAgain = (theirs: AnyFact): void => {
    const said = formOver(kind, form, from, theirs);
    setForm(said);
    setFrom(theirs);
    submit(said, theirs);
  };
  return (
    <Dialog title={words.editTitle(name)} isOpen isWide onClose={onClose}>
      <Form onSubmit={() => submit(form, from)} error={save.error} isFirst label={words.editTitle(name)}>
        <EditFields
          kind={kind}
          form={form}
          whole={whole}
          problemAt={(field) => problemAt(save.error, field)}
          onChange={(field, value) => setForm({ ...form, [field]: value })}
        />
        {conflict === null ? (
          <ProblemView error={save.error} />
        ) : (
          <Conflict
            theirs={conflict.theirs}
            from={from}
            kind={kind}
            whole={whole}
            isBusy={save.isPending}
            onTheirs={onClose}
            onMine={sayAgain}
          />
        )}
        <Actions>
          <Button onClick={onClose}>{DESIGN_WORDS.cancel}</Button>
          <Button type="submit" look="primary" isBusy={save.isPending}>
            {words.save}
          </Button>
        </Actions>
      </Form>
    </Dialog>
  );
}

/** A batch names its values from the batch on; a schema is put alone. */
function problemAt(error: unknown, field: string): string | null {
  return error instanceof ProblemError
    ? (fieldError(error, `changes[0].value.${field}`) ?? fieldError(error, field))
    : null;
}

function Conflict({
  theirs,
  from,
  kind,
  whole,
  isBusy,
  onTheirs,
  onMine,
}: {
  readonly theirs: AnyFact | null;
  readonly from: AnyFact;
  readonly isBusy: boolean;
  readonly onTheirs: () => void;
  readonly onMine: (over: AnyFact) => void;
} & { readonly kind: PartProps["part"]["kind"]; readonly whole: PartProps["whole"] }): ReactNode {
  if (theirs === null) {
    return <p role="alert">{words.gone}</p>;
  }
  return (
    <ConflictPanel
      title={words.conflictTitle}
      words={words.conflictWords}
      theirs={words.theirs}
      mine={words.mineAgain}
      isBusy={isBusy}
      onTheirs={onTheirs}
      onMine={() => onMine(theirs)}
    >
      <ChangeTable
        changes={factDifference(statedOf(kind, from), statedOf(kind, theirs))}
        nameOf={(id) => nameIn(whole, id)}
      />
    </ConflictPanel>
  );
}
