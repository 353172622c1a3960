import { lazy, type ReactNode, Suspense, useState } from "react";
import { DESIGN_WORDS as words } from "../words/design.js";
import { Button } from "./button.js";
import { TextArea } from "./field.js";
import { Loading } from "./loading.js";
import styles from "./markdown-field.module.css";

const MarkdownText = lazy(async () => ({ default: (await import("./markdown-text.js")).MarkdownText }));

export interface MarkdownFieldProps {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly error?: string | null | undefined;
  readonly value: string;
  readonly rows?: number | undefined;
  readonly onChange: (value: string) => void;
}

/** A text in Markdown, with what it will look like beside it or in its place. */
export function MarkdownField({
  label,
  hint,
  error,
  value,
  rows = 6,
  onChange,
}: MarkdownFieldProps): ReactNode {
  const [isPreview, setPreview] = useState(false);
  return (
    <div className={styles["field"]} data-preview={isPreview || undefined}>
      <TextArea
        label={label}
        hint={hint}
        error={error}
        rows={rows}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      <div>
        <Button
          size="small"
          aria-expanded={isPreview}
          aria-label={isPreview ? words.noPreviewOf(label) : words.previewOf(label)}
          onClick={() => setPreview(!isPreview)}
        >
          {isPreview ? words.noPreview : words.preview}
        </Button>
      </div>
      {isPreview && (
        <section className={styles["preview"]} aria-label={words.previewOf(label)}>
          {value.trim() === "" ? words.nothingToShow : <ShownMarkdown text={value} />}
        </section>
      )}
    </div>
  );
}

/** Markdown that is read, loaded when it is first shown. */
export function ShownMarkdown({ text }: { readonly text: string }): ReactNode {
  return (
    <Suspense fallback={<Loading />}>
      <MarkdownText text={text} />
    </Suspense>
  );
}
