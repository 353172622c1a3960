import { type ReactNode, useState } from "react";
import { Button } from "../../../design/button.js";
import { TextField } from "../../../design/field.js";
import { Form } from "../../../design/form.js";
import { CATALOGUE_WORDS as words } from "../../../words/prices.js";
import type { CatalogueSearch } from "../prices-search.js";
import styles from "./catalogue-form.module.css";

export interface CatalogueFormProps {
  readonly asked: CatalogueSearch;
  readonly onAsk: (asked: CatalogueSearch) => void;
}

const FIELDS = [
  "service",
  "region",
  "sku",
  "meter",
  "currency",
] as const satisfies readonly (keyof CatalogueSearch)[];

/** What to look for. It is asked when somebody says so, not while they type: the question leaves the service. */
export function CatalogueForm({ asked, onAsk }: CatalogueFormProps): ReactNode {
  const [typed, setTyped] = useState(asked);
  const [isEmpty, setEmpty] = useState(false);
  const submit = (): void => {
    const said = Object.fromEntries(FIELDS.map((name) => [name, typed[name]?.trim() || undefined]));
    const isNothing = FIELDS.every((name) => name === "currency" || said[name] === undefined);
    setEmpty(isNothing);
    if (!isNothing) {
      onAsk(said);
    }
  };
  return (
    <Form onSubmit={submit} label={words.form} error={isEmpty}>
      <div className={styles["fields"]}>
        {FIELDS.map((name) => (
          <TextField
            key={name}
            label={words.fields[name]}
            placeholder={words.hints[name]}
            error={name === "service" && isEmpty ? words.nothingAsked : null}
            autoComplete="off"
            value={typed[name] ?? ""}
            onChange={({ target }) => setTyped({ ...typed, [name]: target.value })}
          />
        ))}
        <Button type="submit">{words.ask}</Button>
      </div>
    </Form>
  );
}
