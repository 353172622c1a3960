import { dataOf } from "@plumbline/api-client";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { type KeyboardEvent, type ReactNode, useDeferredValue, useId, useState } from "react";
import { classNames } from "../design/class-names.js";
import { TextField } from "../design/field.js";
import { KIND_WORDS, FACT_WORDS as words } from "../words/facts.js";
import { api } from "./client.js";
import type { NamedFact, NamedKind } from "./fact-names.js";
import styles from "./fact-picker.module.css";
import { PickedFacts } from "./picked-facts.js";

const SHOWN = 10;

export interface FactPickerProps {
  readonly projectId: string;
  readonly label: string;
  readonly hint?: string | undefined;
  readonly error?: string | null | undefined;
  readonly ids: readonly string[];
  readonly onChange: (ids: readonly string[]) => void;
  /** What cannot be picked here. */
  readonly without?: readonly NamedKind[] | undefined;
}

/** Finds things of a project by their names, and holds those that were picked. */
export function FactPicker(props: FactPickerProps): ReactNode {
  const { projectId, label, hint, error, ids, onChange, without = [] } = props;
  const [text, setText] = useState("");
  const [at, setAt] = useState(0);
  const listId = useId();
  const found = useFound(projectId, text).filter(
    ({ id, kind }) => !ids.includes(id) && !without.includes(kind),
  );
  const shown = text.trim() === "" ? [] : found.slice(0, SHOWN);
  const pick = ({ id }: NamedFact): void => {
    onChange([...ids, id]);
    setText("");
    setAt(0);
  };
  const onKey = (event: KeyboardEvent): void => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && shown.length > 0) {
      event.preventDefault();
      setAt((at + step + shown.length) % shown.length);
    }
    const chosen = shown[at];
    if (event.key === "Enter" && text !== "") {
      event.preventDefault();
      if (chosen !== undefined) {
        pick(chosen);
      }
    }
    if (event.key === "Escape" && text !== "") {
      event.stopPropagation();
      setText("");
    }
  };
  return (
    <div className={styles["picker"]}>
      <TextField
        label={label}
        hint={hint ?? words.pickHint}
        error={error}
        value={text}
        role="combobox"
        autoComplete="off"
        aria-autocomplete="list"
        aria-expanded={shown.length > 0}
        aria-controls={listId}
        aria-activedescendant={shown[at] === undefined ? undefined : `${listId}-${at}`}
        onChange={(event) => {
          setText(event.target.value);
          setAt(0);
        }}
        onKeyDown={onKey}
      />
      <ul
        id={listId}
        role="listbox"
        aria-label={label}
        className={styles["found"]}
        hidden={shown.length === 0}
      >
        {shown.map((fact, index) => (
          <li
            key={`${fact.kind} ${fact.id}`}
            id={`${listId}-${index}`}
            role="option"
            aria-selected={index === at}
            className={classNames(styles["option"], index === at && styles["at"])}
            title={fact.name}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => pick(fact)}
          >
            <span className={styles["name"]}>{fact.name}</span>
            <span className={styles["kind"]}>{KIND_WORDS[fact.kind]}</span>
          </li>
        ))}
      </ul>
      <PickedFacts projectId={projectId} ids={ids} onChange={onChange} />
    </div>
  );
}

function useFound(projectId: string, text: string): readonly NamedFact[] {
  const q = useDeferredValue(text.trim());
  const { data } = useQuery({
    queryKey: ["search", "of-project", projectId, q],
    queryFn: ({ signal }) =>
      dataOf(api.GET("/api/search", { params: { query: { q, projectId, limit: 50 } }, signal })),
    enabled: q !== "",
    placeholderData: keepPreviousData,
  });
  return data?.items ?? [];
}
