import type { ReactNode } from "react";
import { Badge } from "../../design/badge.js";
import { EndlessList } from "../../design/endless-list.js";
import { HashText } from "../../design/hash-text.js";
import { Card } from "../../design/page.js";
import type { VerifiedBundle } from "../../engines/bundles/verify-bundle.js";
import { BUILD_WORDS as words } from "../../words/build.js";
import shared from "./build-screen.module.css";
import styles from "./verdict-view.module.css";

/** What a bundle shows of itself, before the service has said what counts. */
export function OwnVerdictView({ verified }: { readonly verified: VerifiedBundle }): ReactNode {
  if (verified.is === "refused") {
    return (
      <Card>
        <div className={styles["verdict"]} role="status">
          <OwnTitle isGood={false} title={words.own.noBundle} />
          <p className={shared["told"]}>{verified.title}</p>
        </div>
      </Card>
    );
  }
  const { consistent, files, inconsistencies, statedBundleHash, actualBundleHash, notJudged } =
    verified.verdict;
  const wrong = [
    ...files
      .filter(({ status }) => status !== "match")
      .map(({ path, status }) => ({ place: path, message: words.status[status] })),
    ...inconsistencies.map(({ field, message }) => ({ place: field, message })),
  ];
  return (
    <Card>
      <div className={styles["verdict"]} role="status">
        <OwnTitle
          isGood={consistent}
          title={consistent ? words.own.consistent(files.length) : words.own.inconsistent}
        />
        <p className={shared["quiet"]}>{notJudged}</p>
        <p className={shared["told"]}>
          {words.bundleHash}: {words.own.stated} <HashText hash={statedBundleHash} />
          {statedBundleHash !== actualBundleHash && (
            <>
              {words.found} <HashText hash={actualBundleHash} />
            </>
          )}
        </p>
        {wrong.length > 0 && (
          <EndlessList
            label={words.own.wrong}
            items={wrong}
            keyOf={({ place, message }) => `${place} ${message}`}
            row={({ place, message }) => (
              <div className={styles["file"]}>
                <code className={styles["path"]}>{place}</code>
                <span>{message}</span>
              </div>
            )}
          />
        )}
      </div>
    </Card>
  );
}

function OwnTitle({ isGood, title }: { readonly isGood: boolean; readonly title: string }): ReactNode {
  return (
    <h2>
      <Badge tone={isGood ? "info" : "bad"}>{isGood ? "✓" : "!"}</Badge> {title}
    </h2>
  );
}
