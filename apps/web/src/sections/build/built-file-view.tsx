import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useBuiltFile } from "../../api/built-files.js";
import type { ModelState } from "../../api/model-query.js";
import { ShownQuery } from "../../api/shown-query.js";
import { Button, buttonClass } from "../../design/button.js";
import { CodeText } from "../../design/code-text.js";
import { Card } from "../../design/page.js";
import { saveFile } from "../../design/save-file.js";
import { BUILD_WORDS as words } from "../../words/build.js";
import styles from "./build-screen.module.css";
import { MarkdownDocument } from "./document-view.js";

export interface BuiltFileViewProps {
  readonly projectId: string;
  readonly state: ModelState;
  readonly path: string;
}

/** One file of the bundle: Markdown as it is read, anything else by its lines. */
export function BuiltFileView({ projectId, state, path }: BuiltFileViewProps): ReactNode {
  const file = useBuiltFile(projectId, path, state);
  const name = path.split("/").at(-1) ?? path;
  const close = (
    <Link
      to="."
      search={(before) => ({ ...before, file: undefined })}
      className={buttonClass({ size: "small" })}
    >
      {words.closeFile}
    </Link>
  );
  return (
    <Card title={path} actions={close}>
      <ShownQuery query={file}>
        {(text) => (
          <div className={styles["stack"]}>
            {path.endsWith(".md") ? (
              <MarkdownDocument name={name} text={text} />
            ) : (
              <>
                <p>
                  <Button size="small" onClick={() => saveFile(name, new Blob([text]))}>
                    {words.download}
                  </Button>
                </p>
                <CodeText label={words.textOf(path)} text={text} />
              </>
            )}
          </div>
        )}
      </ShownQuery>
    </Card>
  );
}
