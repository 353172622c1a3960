import { dataOf } from "@plumbline/api-client";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Command } from "cmdk";
import { type ReactNode, useDeferredValue, useState } from "react";
import fieldStyles from "../design/field.module.css";
import { KIND_WORDS, FACT_WORDS as words } from "../words/facts.js";
import { api } from "./client.js";
import type { NamedFact, NamedKind } from "./fact-names.js";
import styles from "./fact-picker.module.css";
import { PickedFacts } from "./picked-facts.js";

const SHOWN = 10;
const FOUND = 50;

export interface FactPickerProps {
  readonly projectId: string;
  readonly label: string;
  readonly error?: string | null | undefined;
  readonly ids: readonly string[];
  readonly onChange: (ids: readonly string[]) => void;
  /** What cannot be picked here. */
  readonly without?: readonly NamedKind[] | undefined;
}

/** Finds things of a project by their names, and holds those that were picked. */
export function FactPicker(props: FactPickerProps): ReactNode {
  const { projectId, label, error, ids, onChange, without = [] } = props;
  const [text, setText] = useState("");
  const found = useFound(projectId, text);
  const shown = found.filter(({ id, kind }) => !ids.includes(id) && !without.includes(kind)).slice(0, SHOWN);
  const pick = ({ id }: NamedFact): void => {
    onChange([...ids, id]);
    setText("");
  };
  return (
    <Command className={styles["picker"]} label={label} shouldFilter={false}>
      <span className={fieldStyles["label"]} aria-hidden="true">
        {label}
      </span>
      <Command.Input
        className={fieldStyles["control"]}
        value={text}
        onValueChange={setText}
        placeholder={words.pickHint}
      />
      <Command.List className={styles["found"]} hidden={text.trim() === ""} label={label}>
        <Command.Empty className={styles["option"]}>{words.nothingFound}</Command.Empty>
        {shown.map((fact) => (
          <Command.Item
            key={`${fact.kind} ${fact.id}`}
            value={`${fact.kind} ${fact.id}`}
            className={styles["option"]}
            title={fact.name}
            onSelect={() => pick(fact)}
          >
            <span className={styles["name"]}>{fact.name}</span>
            <span className={styles["kind"]}>{KIND_WORDS[fact.kind]}</span>
          </Command.Item>
        ))}
      </Command.List>
      {error && (
        <p className={fieldStyles["error"]} role="alert">
          {error}
        </p>
      )}
      <PickedFacts projectId={projectId} ids={ids} onChange={onChange} />
    </Command>
  );
}

function useFound(projectId: string, text: string): readonly NamedFact[] {
  const q = useDeferredValue(text.trim());
  const { data } = useQuery({
    queryKey: ["search", "of-project", projectId, q],
    queryFn: ({ signal }) =>
      dataOf(api.GET("/api/search", { params: { query: { q, projectId, limit: FOUND } }, signal })),
    enabled: q !== "",
    placeholderData: keepPreviousData,
  });
  return q === "" ? [] : (data?.items ?? []);
}
