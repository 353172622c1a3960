import { Link } from "@tanstack/react-router";
import { type ReactNode, useMemo, useState } from "react";
import { useBuiltFile, useManifest } from "../../api/built-files.js";
import type { ModelLists } from "../../api/model-query.js";
import { ShownQuery } from "../../api/shown-query.js";
import { Button } from "../../design/button.js";
import { byteText } from "../../design/byte-text.js";
import { classNames } from "../../design/class-names.js";
import { CodeText } from "../../design/code-text.js";
import { EmptyState } from "../../design/empty-state.js";
import { EndlessList } from "../../design/endless-list.js";
import { Card } from "../../design/page.js";
import { saveFile } from "../../design/save-file.js";
import { CONTRACT_WORDS as words } from "../../words/contracts.js";
import { contractDocuments } from "./contract-documents.js";
import styles from "./contracts.module.css";
import type { ContractsSearch } from "./contracts-search.js";
import { yamlOutline } from "./yaml-outline.js";

export interface DocumentsViewProps {
  readonly projectId: string;
  readonly model: ModelLists;
  readonly search: ContractsSearch;
}

/** The OpenAPI and AsyncAPI documents that are written from the model. */
export function DocumentsView({ projectId, model, search }: DocumentsViewProps): ReactNode {
  const manifest = useManifest(projectId);
  return (
    <ShownQuery query={manifest}>
      {({ files }) => {
        const documents = contractDocuments(files, model);
        const open = documents.find(({ path }) => path === search.file);
        return documents.length === 0 ? (
          <EmptyState title={words.noDocuments} words={words.noDocumentsWords} />
        ) : (
          <div className={styles["both"]}>
            <EndlessList
              label={words.documents}
              items={documents}
              keyOf={({ path }) => path}
              rowHeight={54}
              row={({ path, title, bytes }) => (
                <Link
                  to="."
                  search={(before) => ({ ...before, file: path })}
                  className={classNames(styles["entry"], path === search.file && styles["open"])}
                  aria-current={path === search.file ? "true" : undefined}
                >
                  <span className={styles["name"]}>{title}</span>
                  <span className={styles["kind"]}>{byteText(bytes)}</span>
                  <span className={styles["between"]}>{path}</span>
                </Link>
              )}
            />
            {open === undefined ? (
              <div className={styles["invite"]}>
                <EmptyState title={words.pickDocument} words={words.pickDocumentWords} />
              </div>
            ) : (
              <DocumentCard key={open.path} projectId={projectId} model={model} {...open} />
            )}
          </div>
        );
      }}
    </ShownQuery>
  );
}

interface DocumentCardProps {
  readonly projectId: string;
  readonly model: ModelLists;
  readonly path: string;
  readonly title: string;
}

function DocumentCard({ projectId, model, path, title }: DocumentCardProps): ReactNode {
  const file = useBuiltFile(projectId, path);
  const name = path.replaceAll("/", "-");
  const download = file.data !== undefined && (
    <Button size="small" onClick={() => saveFile(name, new Blob([file.data], { type: "application/yaml" }))}>
      {words.download}
    </Button>
  );
  return (
    <Card title={title} actions={download}>
      <ShownQuery query={file}>{(text) => <DocumentText path={path} text={text} model={model} />}</ShownQuery>
    </Card>
  );
}

interface DocumentTextProps {
  readonly path: string;
  readonly text: string;
  readonly model: ModelLists;
}

/** A document by its lines, under the keys that one goes to. */
function DocumentText({ path, text, model }: DocumentTextProps): ReactNode {
  const [line, setLine] = useState<number>();
  const outline = useMemo(() => yamlOutline(text), [text]);
  const names = useMemo(
    () => new Map([...model.channels, ...model.operations].map(({ id, name }) => [id, name])),
    [model],
  );
  return (
    <div className={styles["stack"]}>
      <nav className={styles["outline"]} aria-label={words.structure}>
        <ul>
          {outline.map((entry) => (
            <li key={entry.line}>
              <button
                type="button"
                className={entry.depth === 1 ? styles["inner"] : ""}
                title={entry.title}
                onClick={() => setLine(entry.line)}
              >
                {names.get(entry.title) ?? entry.title}
              </button>
            </li>
          ))}
        </ul>
      </nav>
      <CodeText label={path} text={text} line={line} />
    </div>
  );
}
