import type { Schemas } from "@plumbline/api-client";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { BlockerRow } from "../../api/blocker-row.js";
import { blockersBySection } from "../../api/blockers-by-section.js";
import { Badge } from "../../design/badge.js";
import { buttonClass } from "../../design/button.js";
import { EmptyState } from "../../design/empty-state.js";
import { EndlessList } from "../../design/endless-list.js";
import { Card } from "../../design/page.js";
import { BLOCKER_WORDS } from "../../words/blockers.js";
import { BUILD_WORDS as words } from "../../words/build.js";
import styles from "./build-screen.module.css";

const LISTED = 50;

/** What is in the way, under the screen where it is mended. */
export function BlockersView({ ready }: { readonly ready: Schemas["BuildReadyResponse"] }): ReactNode {
  if (ready.buildReady) {
    return (
      <EmptyState title={words.readyTitle} words={words.readyWords}>
        <Link
          to="."
          search={(before) => ({ ...before, view: "document" as const })}
          className={buttonClass({ look: "primary" })}
        >
          {words.showDocument}
        </Link>
      </EmptyState>
    );
  }
  return (
    <div className={styles["stack"]}>
      <p className={styles["quiet"]}>{words.notReadyWords}</p>
      {blockersBySection(ready.blockers).map(({ section, blockers }) => (
        <Card
          key={section}
          title={BLOCKER_WORDS.sections[section]}
          actions={<Badge tone="warn">{blockers.length}</Badge>}
        >
          {blockers.length > LISTED ? (
            <EndlessList
              label={BLOCKER_WORDS.sections[section]}
              items={blockers}
              keyOf={({ code, subject, message }) => `${code} ${subject} ${message}`}
              row={(blocker) => <BlockerRow blocker={blocker} />}
            />
          ) : (
            <ul className={styles["rows"]}>
              {blockers.map((blocker) => (
                <li key={`${blocker.code} ${blocker.subject} ${blocker.message}`}>
                  <BlockerRow blocker={blocker} />
                </li>
              ))}
            </ul>
          )}
        </Card>
      ))}
    </div>
  );
}
