import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { type ReactNode, useEffect } from "react";
import { completedScansQuery } from "../../api/completed-scans.js";
import { useRepositories } from "../../api/repositories-query.js";
import { scanName } from "../../api/scan-name.js";
import { SelectField } from "../../design/field.js";
import { PROMISE_WORDS as words } from "../../words/promises.js";
import { meantRepository } from "./meant-repository.js";
import styles from "./obligation-list.module.css";

export interface ScanChoiceProps {
  readonly projectId: string;
  /** `owner/name`, as the check names it. */
  readonly repository: string;
  readonly scanId: string | null;
  readonly onScan: (scanId: string | null) => void;
}

/** Which scan a check of source goes by: the newest of what is followed, unless another one is chosen. */
export function ScanChoice({ projectId, repository, scanId, onScan }: ScanChoiceProps): ReactNode {
  const followed = meantRepository(useRepositories(projectId), repository);
  const { data: scans = [] } = useQuery({
    ...completedScansQuery(projectId, followed === undefined ? {} : { repositoryId: followed.id }),
    enabled: followed !== undefined,
  });
  const first = (scans.find(({ kind }) => kind === "tracking") ?? scans[0])?.id ?? null;
  useEffect(() => {
    if (scanId === null && first !== null) {
      onScan(first);
    }
  }, [scanId, first, onScan]);
  if (first === null) {
    return (
      <span className={styles["quiet"]}>
        {followed === undefined ? words.notFollowed(repository) : words.notScanned(repository)}{" "}
        <Link to="/projects/$projectId/sources" params={{ projectId }}>
          {words.toSources}
        </Link>
      </span>
    );
  }
  return (
    <SelectField
      label={words.withScan}
      value={scanId ?? first}
      onChange={({ target }) => onScan(target.value)}
    >
      {scans.map((scan) => (
        <option key={scan.id} value={scan.id}>
          {scanName(scan, Date.now())}
        </option>
      ))}
    </SelectField>
  );
}
