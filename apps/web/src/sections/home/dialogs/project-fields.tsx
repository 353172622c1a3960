import type { ReactNode } from "react";
import { fieldError } from "../../../api/told-error.js";
import { TextArea, TextField } from "../../../design/field.js";
import { HOME_WORDS as words } from "../../../words/home.js";

/** What a person says of a project, as it is typed. */
export interface ProjectText {
  readonly name: string;
  readonly description: string;
}

export interface ProjectFieldsProps {
  readonly text: ProjectText;
  readonly onChange: (text: ProjectText) => void;
  readonly error: unknown;
}

export function ProjectFields({ text, onChange, error }: ProjectFieldsProps): ReactNode {
  return (
    <>
      <TextField
        label={words.name}
        required
        maxLength={200}
        value={text.name}
        onChange={(event) => onChange({ ...text, name: event.target.value })}
        error={fieldError(error, "name")}
      />
      <TextArea
        label={words.description}
        maxLength={10_000}
        value={text.description}
        onChange={(event) => onChange({ ...text, description: event.target.value })}
        error={fieldError(error, "description")}
      />
    </>
  );
}
