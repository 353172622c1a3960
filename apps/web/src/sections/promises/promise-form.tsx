import { type FormEvent, type ReactNode, useState } from "react";
import { ProblemView } from "../../api/problem-view.js";
import { fieldError } from "../../api/told-error.js";
import { Button } from "../../design/button.js";
import { Actions } from "../../design/dialog.js";
import { TextArea, TextField } from "../../design/field.js";
import { DESIGN_WORDS } from "../../words/design.js";
import { PROMISE_WORDS as words } from "../../words/promises.js";
import { EventsField } from "./events-field.js";
import { LinksField } from "./links-field.js";
import { PatternField } from "./pattern-field.js";
import type { PromiseDraft } from "./promise-draft.js";
import { TEXTS } from "./promise-draft.js";
import styles from "./promise-form.module.css";
import type { Things } from "./things.js";

export interface PromiseFormProps {
  readonly begins: PromiseDraft;
  readonly things: Things;
  readonly isBusy: boolean;
  readonly error: unknown;
  readonly saveWords: string;
  readonly onSave: (draft: PromiseDraft) => void;
  readonly onCancel: () => void;
}

/** Every field of a promise. */
export function PromiseForm(props: PromiseFormProps): ReactNode {
  const { things, error } = props;
  const [draft, setDraft] = useState(props.begins);
  const change = (changed: Partial<PromiseDraft>): void => setDraft((before) => ({ ...before, ...changed }));
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    props.onSave(draft);
  };
  return (
    <form className={styles["form"]} onSubmit={submit}>
      <TextField
        label={words.fields.title}
        value={draft.title}
        onChange={({ target }) => change({ title: target.value })}
        error={fieldError(error, "title")}
        maxLength={200}
        required
      />
      <div className={styles["texts"]}>
        {TEXTS.map((name) => (
          <TextArea
            key={name}
            label={words.fields[name]}
            hint={words.fieldHints[name]}
            value={draft[name]}
            rows={3}
            onChange={({ target }) => change({ [name]: target.value })}
            error={fieldError(error, name)}
            required={name === "claim"}
          />
        ))}
      </div>
      <LinksField links={draft.links} things={things} onChange={(links) => change({ links })} />
      <EventsField
        events={draft.forbiddenEvents}
        things={things}
        onChange={(forbiddenEvents) => change({ forbiddenEvents })}
      />
      <PatternField
        pattern={draft.requiresPattern}
        error={error}
        onChange={(requiresPattern) => change({ requiresPattern })}
      />
      <ProblemView error={error} />
      <Actions>
        <Button onClick={props.onCancel}>{DESIGN_WORDS.cancel}</Button>
        <Button type="submit" look="primary" isBusy={props.isBusy}>
          {props.saveWords}
        </Button>
      </Actions>
    </form>
  );
}
