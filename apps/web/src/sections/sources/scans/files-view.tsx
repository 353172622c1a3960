import type { ReactNode } from "react";
import { SourceLink } from "../../../api/source-link.js";
import { Badge } from "../../../design/badge.js";
import { ChoiceField } from "../../../design/choice-field.js";
import { Row } from "../../../design/row.js";
import { SCAN_WORDS as words } from "../../../words/scans.js";
import type { Scan, SourceFile } from "../source-records.js";
import { FoundList } from "./found-list.js";
import { useFiles } from "./scan-queries.js";
import { FILE_STATUSES } from "./scan-search.js";
import { sourceOfFile } from "./source-of-file.js";
import { useScanAddress } from "./use-scan-address.js";
import { wordOf } from "./word-of.js";

/** Every file of the commit, and whether it was read. */
export function FilesView({ scan }: { readonly scan: Scan }): ReactNode {
  const { projectId, scanId, search, change } = useScanAddress();
  const files = useFiles(projectId, scanId, search);
  return (
    <FoundList
      label={words.tabs.files}
      query={files}
      keyOf={({ path }) => path}
      textOf={({ path }) => path}
      row={(file) => <FileRow scan={scan} file={file} />}
      isFiltered={search.status !== undefined}
      none={{ title: words.noFiles, words: "" }}
      filters={
        <ChoiceField
          label={words.status}
          value={search.status}
          options={FILE_STATUSES}
          names={words.fileStatus}
          none={words.anyStatus}
          onChange={(status) => change({ status })}
        />
      }
    />
  );
}

function FileRow({ scan, file }: { readonly scan: Scan; readonly file: SourceFile }): ReactNode {
  const { projectId } = useScanAddress();
  const { path, status, reason } = file;
  const source = sourceOfFile(scan, path);
  return (
    <Row
      title={
        source === null ? <code>{path}</code> : <SourceLink projectId={projectId} source={source} isShort />
      }
      hover={path}
      words={reason === null ? undefined : wordOf(words.fileReasons, reason)}
    >
      {file.class !== null && <span>{file.class}</span>}
      <Badge tone={status === "read" ? "good" : "plain"}>{wordOf(words.fileStatus, status)}</Badge>
    </Row>
  );
}
