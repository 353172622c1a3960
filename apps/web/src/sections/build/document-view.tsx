import { lazy, type ReactNode, Suspense } from "react";
import { useBuiltFile } from "../../api/built-files.js";
import type { ModelState } from "../../api/model-query.js";
import { ShownQuery } from "../../api/shown-query.js";
import { Button } from "../../design/button.js";
import { byteText } from "../../design/byte-text.js";
import { Loading } from "../../design/loading.js";
import { saveFile } from "../../design/save-file.js";
import { BUILD_WORDS as words } from "../../words/build.js";
import styles from "./build-screen.module.css";

const SDD = "SDD.md";

const LongMarkdown = lazy(() =>
  import("../../design/long-markdown.js").then(({ LongMarkdown }) => ({ default: LongMarkdown })),
);

export interface DocumentViewProps {
  readonly projectId: string;
  readonly state: ModelState;
}

/** The design document, as whoever builds reads it. */
export function DocumentView({ projectId, state }: DocumentViewProps): ReactNode {
  const file = useBuiltFile(projectId, SDD, state);
  return (
    <ShownQuery query={file}>
      {(text) => (
        <div className={styles["stack"]}>
          <MarkdownDocument name={SDD} text={text} />
        </div>
      )}
    </ShownQuery>
  );
}

/** A Markdown file shown whole, to read or to take away. */
export function MarkdownDocument({
  name,
  text,
}: {
  readonly name: string;
  readonly text: string;
}): ReactNode {
  const content = new Blob([text], { type: "text/markdown" });
  return (
    <>
      <p className={styles["told"]}>
        <code>{name}</code>
        <span className={styles["quiet"]}>{byteText(content.size)}</span>
        <Button size="small" onClick={() => saveFile(name, content)}>
          {words.download}
        </Button>
      </p>
      <Suspense fallback={<Loading />}>
        <LongMarkdown label={name} text={text} />
      </Suspense>
    </>
  );
}
