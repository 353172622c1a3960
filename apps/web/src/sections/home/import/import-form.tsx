import { type ReactNode, useState } from "react";
import { ProblemView } from "../../../api/problem-view.js";
import { Button } from "../../../design/button.js";
import { byteText } from "../../../design/byte-text.js";
import { Actions } from "../../../design/dialog.js";
import { SelectField } from "../../../design/field.js";
import { FileDrop } from "../../../design/file-drop.js";
import { Form } from "../../../design/form.js";
import { Card } from "../../../design/page.js";
import { IMPORT_WORDS as words } from "../../../words/import.js";
import styles from "./import.module.css";
import { projectNameOf } from "./import-preview.js";
import { type ChosenFormat, FORMATS, type ImportTarget, MOST_BYTES } from "./import-target.js";
import { TargetFields } from "./target-fields.js";
import type { AskedLook } from "./use-look.js";

export interface ImportFormProps {
  readonly first: File | null;
  readonly target: ImportTarget;
  /** Whether the place is settled: a project was made for the file. */
  readonly isSettled: boolean;
  readonly isBusy: boolean;
  readonly error: unknown;
  readonly onLook: (asked: AskedLook) => void;
}

/** Which file, what it is, and where it goes. */
export function ImportForm(props: ImportFormProps): ReactNode {
  const { first, isSettled, isBusy, error, onLook } = props;
  const [file, setFile] = useState(first);
  const [format, setFormat] = useState<ChosenFormat>("auto");
  const [target, setTarget] = useState<ImportTarget>({
    ...props.target,
    name: first === null ? "" : projectNameOf(first.name),
  });
  const take = (chosen: File): void => {
    setFile(chosen);
    setTarget({ ...target, name: projectNameOf(chosen.name) });
  };
  const wrong = file === null ? null : wrongWith(file);
  return (
    <Card>
      <Form onSubmit={() => file !== null && onLook({ file, format, target })} error={error} isFirst>
        <FileDrop
          label={words.file}
          hint={words.fileHint}
          accept=".json,.yaml,.yml,.dsl"
          file={file}
          onFile={take}
        />
        {wrong !== null && (
          <p className={styles["wrong"]} role="alert">
            {wrong}
          </p>
        )}
        {file !== null && wrong === null && (
          <>
            <SelectField
              label={words.format}
              value={format}
              onChange={(event) => setFormat(FORMATS.find((one) => one === event.target.value) ?? "auto")}
            >
              {FORMATS.map((one) => (
                <option key={one} value={one}>
                  {words.formats[one]}
                </option>
              ))}
            </SelectField>
            {!isSettled && <TargetFields target={target} onChange={setTarget} />}
            <Actions>
              <Button type="submit" look="primary" isBusy={isBusy}>
                {words.look}
              </Button>
            </Actions>
          </>
        )}
        <ProblemView error={error} />
      </Form>
    </Card>
  );
}

/** What is wrong with a file before it is read; null where nothing is. */
function wrongWith({ size }: File): string | null {
  if (size === 0) {
    return words.empty;
  }
  return size > MOST_BYTES ? words.tooLarge(byteText(size)) : null;
}
