import type { Schemas } from "@plumbline/api-client";
import type { ReactNode } from "react";
import { ChangeMark } from "../../design/change-mark.js";
import { EndlessList } from "../../design/endless-list.js";
import { HashText } from "../../design/hash-text.js";
import { Card } from "../../design/page.js";
import { BUILD_WORDS as words } from "../../words/build.js";
import styles from "./build-screen.module.css";
import { type ComparedLine, comparedParts } from "./compared-parts.js";

/** How two bundles differ: what whoever builds must know first, the files last. */
export function CompareResult({
  result,
}: {
  readonly result: Schemas["BuildComparisonResponse"];
}): ReactNode {
  return (
    <div className={styles["stack"]} role="status">
      <p className={styles["told"]}>
        <strong>{result.same ? words.same : words.differ}</strong>
        <HashText hash={result.fromBundleHash} />
        <span aria-hidden="true">→</span>
        <HashText hash={result.toBundleHash} />
      </p>
      {comparedParts(result).map(({ part, lines }) => (
        <Card key={part} title={words.compareParts[part]}>
          {lines.length === 0 ? (
            <p className={styles["quiet"]}>{words.none}</p>
          ) : (
            <EndlessList
              label={words.compareParts[part]}
              items={lines}
              keyOf={({ change, text }) => `${change} ${text}`}
              row={(line) => <Line line={line} />}
            />
          )}
        </Card>
      ))}
    </div>
  );
}

function Line({ line: { change, text, words: said } }: { readonly line: ComparedLine }): ReactNode {
  return (
    <div className={styles["line"]}>
      <ChangeMark change={change} />
      <code>{text}</code>
      {said !== "" && <span>{said}</span>}
    </div>
  );
}
