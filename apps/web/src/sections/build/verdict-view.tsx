import type { Schemas } from "@plumbline/api-client";
import { type ReactNode, useState } from "react";
import { Badge } from "../../design/badge.js";
import { Button } from "../../design/button.js";
import { EndlessList } from "../../design/endless-list.js";
import { HashText } from "../../design/hash-text.js";
import { Card } from "../../design/page.js";
import { BUILD_WORDS as words } from "../../words/build.js";
import shared from "./build-screen.module.css";
import { MovedList } from "./moved-list.js";
import { type Verdict, verdictOf } from "./verdict-of.js";
import styles from "./verdict-view.module.css";

type Result = Schemas["VerifyResponse"];

const TONE = { whole: "good", manifest: "info", unsealed: "warn", changed: "bad" } as const satisfies Record<
  Verdict,
  string
>;

/** What was found of a bundle: the verdict first, then why. */
export function VerdictView({ result }: { readonly result: Result }): ReactNode {
  const verdict = verdictOf(result);
  return (
    <div className={shared["stack"]} role="status">
      <Card>
        <div className={styles["verdict"]}>
          <h2>
            <Badge tone={TONE[verdict]}>{verdict === "whole" ? "✓" : "!"}</Badge> {words.verdict[verdict]}
          </h2>
          <p className={shared["quiet"]}>{words.verdictWords[verdict]}</p>
          <ul className={styles["facts"]}>
            <li>{result.issued ? words.issued : words.notIssued}</li>
            {result.matchesPinned && <li>{packing(result)}</li>}
            {result.manifestDifferences.length > 0 && (
              <li>{words.manifestDiffers(result.manifestDifferences.join(", "))}</li>
            )}
            <li>{result.current ? words.current : words.moved(result.moved.length)}</li>
          </ul>
          <p className={shared["told"]}>
            {words.bundleHash}: {words.expected} <HashText hash={result.expectedBundleHash} /> {words.found}{" "}
            <HashText hash={result.actualBundleHash} />
          </p>
        </div>
      </Card>
      <FilesOfVerdict files={result.files} isListed={result.archive === null} />
      {result.moved.length > 0 && <MovedList moved={result.moved} />}
    </div>
  );
}

function packing({ archive, identical }: Result): string {
  if (archive === null) {
    return words.manifestOnly;
  }
  return identical ? words.identical : words.repacked;
}

interface FilesOfVerdictProps {
  readonly files: Result["files"];
  /** Only their hashes were sent. */
  readonly isListed: boolean;
}

function FilesOfVerdict({ files, isListed }: FilesOfVerdictProps): ReactNode {
  const [isAll, setAll] = useState(false);
  const wrong = files.filter(({ status }) => status !== "match");
  if (files.length === 0) {
    return null;
  }
  const shown = isAll ? files : wrong;
  const more = !isAll && wrong.length < files.length && (
    <Button size="small" onClick={() => setAll(true)}>
      {words.showAll(files.length)}
    </Button>
  );
  return (
    <Card title={words.fileStatus} actions={more}>
      {shown.length === 0 ? (
        <p>{isListed ? words.allListed(files.length) : words.allMatch(files.length)}</p>
      ) : (
        <EndlessList
          label={words.fileStatus}
          items={shown}
          keyOf={({ path }) => path}
          row={(file) => <FileRow file={file} />}
        />
      )}
    </Card>
  );
}

function FileRow({ file }: { readonly file: Result["files"][number] }): ReactNode {
  const { path, status, expectedSha256, actualSha256 } = file;
  return (
    <div className={styles["file"]}>
      <code className={styles["path"]}>{path}</code>
      <Badge tone={status === "match" ? "good" : "bad"}>{words.status[status]}</Badge>
      {status !== "match" && (
        <span className={shared["told"]}>
          {expectedSha256 !== null && (
            <span>
              {words.expected} <HashText hash={expectedSha256} />
            </span>
          )}
          {actualSha256 !== null && (
            <span>
              {words.found} <HashText hash={actualSha256} />
            </span>
          )}
        </span>
      )}
    </div>
  );
}
