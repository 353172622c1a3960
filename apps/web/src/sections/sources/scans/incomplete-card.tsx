import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { projectQuery } from "../../../api/queries.js";
import { Card } from "../../../design/page.js";
import { SCAN_WORDS as words } from "../../../words/scans.js";
import type { Scan } from "../source-records.js";
import styles from "./scans.module.css";
import { type ToldIncomplete, toldIncomplete } from "./told-incomplete.js";

export interface IncompleteCardProps {
  readonly projectId: string;
  readonly scan: Scan;
}

/** What kept a scan from being complete, each with the setting that would mend it. */
export function IncompleteCard({ projectId, scan }: IncompleteCardProps): ReactNode {
  return (
    <Card title={words.incomplete}>
      <div className={styles["incomplete"]}>
        <p className={styles["quiet"]}>{words.incompleteWords}</p>
        <ul className={styles["incomplete"]}>
          {scan.incomplete.map((one) => (
            <li key={one.code}>
              <Incomplete projectId={projectId} told={toldIncomplete(one)} />
            </li>
          ))}
        </ul>
      </div>
    </Card>
  );
}

interface IncompleteProps {
  readonly projectId: string;
  readonly told: ToldIncomplete;
}

function Incomplete({ projectId, told: { what, setting, paths, count } }: IncompleteProps): ReactNode {
  const { data: project } = useQuery(projectQuery(projectId));
  return (
    <>
      <p>{what}</p>
      <p className={styles["quiet"]}>
        {setting === null ? (
          words.noMend
        ) : (
          <>
            {words.mend(setting.allow)} (<code>{setting.name}</code>){" "}
            {project !== undefined && (
              <Link
                to="/workspaces/$workspaceId"
                params={{ workspaceId: project.workspaceId }}
                search={{ tab: "settings" }}
              >
                {words.mendHere}
              </Link>
            )}
          </>
        )}
      </p>
      {paths.length > 0 && (
        <details>
          <summary>{words.somePaths(paths.length, count)}</summary>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard */}
          <ul className={styles["paths"]} tabIndex={0}>
            {paths.map((path) => (
              <li key={path}>
                <code>{path}</code>
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}
