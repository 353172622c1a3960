import { useNavigate } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { SelectField, TextField } from "../../design/field.js";
import { useSoughtText } from "../../design/use-sought-text.js";
import { HOME_WORDS as words } from "../../words/home.js";
import { FOUND_KINDS, type FoundKind } from "./found-kinds.js";
import styles from "./home.module.css";

const PAUSE_MS = 200;

export interface SearchBoxProps {
  readonly q: string | undefined;
  readonly kind: FoundKind | undefined;
}

/** What is looked for stands in the address, once whoever types it pauses. */
export function SearchBox({ q, kind }: SearchBoxProps): ReactNode {
  const navigate = useNavigate({ from: "/" });
  const look = (sought: string | undefined): void =>
    void navigate({ search: (before) => ({ ...before, q: sought }), replace: true });
  const [text, type] = useSoughtText(q, look, PAUSE_MS);
  return (
    <search className={styles["search"]}>
      <TextField
        label={words.search}
        type="search"
        placeholder={words.searchHint}
        maxLength={200}
        value={text}
        onChange={({ target }) => type(target.value)}
      />
      {q !== undefined && (
        <SelectField
          label={words.kind}
          value={kind ?? ""}
          onChange={(event) => {
            const chosen = FOUND_KINDS.find((one) => one === event.target.value);
            void navigate({ search: (before) => ({ ...before, kind: chosen }), replace: true });
          }}
        >
          <option value="">{words.anyKind}</option>
          {FOUND_KINDS.map((one) => (
            <option key={one} value={one}>
              {one}
            </option>
          ))}
        </SelectField>
      )}
    </search>
  );
}
