import { PART_OF_KIND } from "@plumbline/promise-core";
import { type ReactNode, useState } from "react";
import { SelectField, TextField } from "../../design/field.js";
import { PROMISE_WORDS as words } from "../../words/promises.js";

const KINDS = [...PART_OF_KIND.keys()];
const OTHER = "other";

export interface KindFieldProps {
  readonly kind: string;
  readonly error: string | null;
  readonly onChange: (kind: string) => void;
}

/** How an obligation gets its results: one of the kinds that somebody runs, or a word of one's own. */
export function KindField({ kind, error, onChange }: KindFieldProps): ReactNode {
  const [isOther, setOther] = useState(!KINDS.includes(kind));
  const choose = (chosen: string): void => {
    setOther(chosen === OTHER);
    onChange(chosen === OTHER ? "" : chosen);
  };
  return (
    <>
      <SelectField
        label={words.kind}
        hint={isOther ? words.otherKindHint : words.kindHints.get(kind)}
        value={isOther ? OTHER : kind}
        onChange={({ target }) => choose(target.value)}
      >
        {KINDS.map((one) => (
          <option key={one}>{one}</option>
        ))}
        <option value={OTHER}>{words.otherKind}</option>
      </SelectField>
      {isOther && (
        <TextField
          label={words.kindName}
          value={kind}
          pattern="[a-z0-9-]+"
          maxLength={50}
          onChange={({ target }) => onChange(target.value)}
          error={error}
          required
        />
      )}
    </>
  );
}
