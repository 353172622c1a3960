import { EVENT_KINDS } from "@plumbline/playback-engine";
import type { ReactNode } from "react";
import { Button } from "../../design/button.js";
import { SelectField } from "../../design/field.js";
import { PROMISE_WORDS as words } from "../../words/promises.js";
import type { ForbiddenEvent } from "./promise-draft.js";
import styles from "./promise-form.module.css";
import { ThingField } from "./thing-field.js";
import type { ThingKind, Things } from "./things.js";

/** What an event can be of. */
export const EVENT_TARGETS = [
  "operation",
  "channel",
  "subscription",
  "element",
  "binding",
] as const satisfies readonly ThingKind[];

export interface EventsFieldProps {
  readonly events: readonly ForbiddenEvent[];
  readonly things: Things;
  readonly onChange: (events: readonly ForbiddenEvent[]) => void;
}

/** The events that must not happen. */
export function EventsField({ events, things, onChange }: EventsFieldProps): ReactNode {
  const change = (at: number, changed: Partial<ForbiddenEvent>): void =>
    onChange(events.map((event, index) => (index === at ? { ...event, ...changed } : event)));
  return (
    <fieldset className={styles["group"]}>
      <legend>{words.fields.forbiddenEvents}</legend>
      <p className={styles["hint"]}>{words.eventsHint}</p>
      {events.map((event, index) => (
        <div key={index} className={styles["line"]}>
          <SelectField
            label={words.eventKind}
            value={event.kind}
            onChange={({ target }) =>
              change(index, { kind: EVENT_KINDS.find((kind) => kind === target.value) ?? event.kind })
            }
          >
            {EVENT_KINDS.map((kind) => (
              <option key={kind}>{kind}</option>
            ))}
          </SelectField>
          <ThingField
            label={words.ofAnything}
            things={things}
            kinds={EVENT_TARGETS}
            id={event.target ?? null}
            onChange={(target) => change(index, { target })}
          />
          <Button size="small" onClick={() => onChange(events.filter((_, one) => one !== index))}>
            {words.remove}
          </Button>
        </div>
      ))}
      <Button
        size="small"
        className={styles["add"]}
        onClick={() => onChange([...events, { kind: "Dropped", target: null }])}
      >
        {words.addEvent}
      </Button>
    </fieldset>
  );
}
