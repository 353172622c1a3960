import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { FactLink } from "../../../api/fact-link.js";
import { useFactNames } from "../../../api/use-fact-names.js";
import { Badge } from "../../../design/badge.js";
import { Row } from "../../../design/row.js";
import { SCAN_WORDS as words } from "../../../words/scans.js";
import type { ScannedService } from "../source-records.js";
import { FoundList } from "./found-list.js";
import { PlaceList } from "./place-list.js";
import { useServices } from "./scan-queries.js";
import styles from "./scans.module.css";
import { useScanAddress } from "./use-scan-address.js";

/** The deployable units of a repository, and which elements of the model they are. */
export function ServicesView(): ReactNode {
  const { projectId, scanId } = useScanAddress();
  const services = useServices(projectId, scanId);
  return (
    <FoundList
      label={words.tabs.services}
      query={services}
      keyOf={({ serviceKey }) => serviceKey}
      textOf={({ name, serviceKey, technology }) => `${name} ${serviceKey} ${technology ?? ""}`}
      row={(service) => <ServiceRow service={service} />}
      none={{ title: words.noServices, words: words.noServicesWords }}
    />
  );
}

function ServiceRow({ service }: { readonly service: ScannedService }): ReactNode {
  const { projectId, scanId } = useScanAddress();
  const { name, serviceKey, technology, languages, reach, sources } = service;
  return (
    <Row
      title={name}
      hover={name}
      words={
        <>
          <span className={styles["about"]}>
            <code>{serviceKey === "." ? words.rootOfRepository : serviceKey}</code>
            {technology !== null && <span>{technology}</span>}
            <span>{languages.join(", ")}</span>
            <Link
              to="/projects/$projectId/sources/scans/$scanId"
              params={{ projectId, scanId }}
              search={{ tab: "facts", serviceKey }}
            >
              {words.tabs.facts}
            </Link>
          </span>
          {reach.length > 0 && (
            <details>
              <summary>{words.reach}</summary>
              <ul className={styles["places"]}>
                {reach.map((folder) => (
                  <li key={folder}>
                    <code>{folder}</code>
                  </li>
                ))}
              </ul>
            </details>
          )}
          <PlaceList projectId={projectId} sources={sources} />
        </>
      }
    >
      <LinkedElement service={service} />
    </Row>
  );
}

function LinkedElement({ service: { linkedElementId } }: { readonly service: ScannedService }): ReactNode {
  const { projectId } = useScanAddress();
  const { byId, isWhole } = useFactNames(projectId);
  if (linkedElementId === null) {
    return <Badge title={words.unlinkedWords}>{words.unlinked}</Badge>;
  }
  const fact = byId.get(linkedElementId);
  return (
    <span className={styles["badges"]}>
      {words.linkedWith}
      <FactLink
        projectId={projectId}
        id={linkedElementId}
        fact={fact}
        isMissing={isWhole && fact === undefined}
      />
    </span>
  );
}
