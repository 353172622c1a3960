import type { Schemas } from "@plumbline/api-client";
import { Link, useNavigate } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useManifest } from "../../api/built-files.js";
import type { ModelState } from "../../api/model-query.js";
import { ShownQuery } from "../../api/shown-query.js";
import { byteText } from "../../design/byte-text.js";
import { EmptyState } from "../../design/empty-state.js";
import { EndlessList } from "../../design/endless-list.js";
import { HashText } from "../../design/hash-text.js";
import { SearchField } from "../../design/search-field.js";
import { BUILD_WORDS as words } from "../../words/build.js";
import shared from "./build-screen.module.css";
import { BuiltFileView } from "./built-file-view.js";
import styles from "./files-view.module.css";

type ListedFile = Schemas["ManifestResponse"]["files"][number];

export interface FilesViewProps {
  readonly projectId: string;
  readonly state: ModelState;
  /** The file that is open. */
  readonly file: string | undefined;
  readonly sought: string;
}

/** The files of the bundle with their hashes; one of them can be opened. */
export function FilesView({ projectId, state, file, sought }: FilesViewProps): ReactNode {
  const manifest = useManifest(projectId, state);
  const navigate = useNavigate({ from: "/projects/$projectId/build" });
  const seek = (q: string | undefined): void =>
    void navigate({ search: (before) => ({ ...before, q }), replace: true });
  return (
    <ShownQuery query={manifest}>
      {({ files, bundleHash }) => (
        <div className={shared["stack"]}>
          <p className={shared["told"]}>
            <span>{words.bundleHash}</span> <HashText hash={bundleHash} />
            <span className={shared["quiet"]}>
              {words.filesOf(files.length, byteText(files.reduce((sum, { bytes }) => sum + bytes, 0)))}
            </span>
          </p>
          {file !== undefined && <BuiltFileView projectId={projectId} state={state} path={file} />}
          <SearchField label={words.searchFiles} value={sought} onSought={seek} />
          <FileList files={files.filter(({ path }) => path.toLowerCase().includes(sought.toLowerCase()))} />
        </div>
      )}
    </ShownQuery>
  );
}

function FileList({ files }: { readonly files: readonly ListedFile[] }): ReactNode {
  if (files.length === 0) {
    return <EmptyState title={words.noFiles} words="" />;
  }
  return (
    <EndlessList
      label={words.fileList}
      items={files}
      keyOf={({ path }) => path}
      row={({ path, bytes, sha256 }) => (
        <div className={styles["row"]}>
          <Link to="." search={(before) => ({ ...before, file: path })} className={styles["path"]}>
            {path}
          </Link>
          <span className={styles["bytes"]}>{byteText(bytes)}</span>
          <HashText hash={sha256} />
        </div>
      )}
    />
  );
}
