import type { ReactNode } from "react";
import { Badge } from "../../../design/badge.js";
import { ChoiceField } from "../../../design/choice-field.js";
import { Facts } from "../../../design/facts.js";
import { SelectField } from "../../../design/field.js";
import { Row } from "../../../design/row.js";
import { SCAN_WORDS as words } from "../../../words/scans.js";
import type { SourceFact } from "../source-records.js";
import { attributeLines } from "./attribute-lines.js";
import { FoundList } from "./found-list.js";
import { PlaceList } from "./place-list.js";
import { useServices, useSourceFacts } from "./scan-queries.js";
import { FACT_KINDS } from "./scan-search.js";
import styles from "./scans.module.css";
import { useScanAddress } from "./use-scan-address.js";
import { wordOf } from "./word-of.js";

/** What the code says, fact by fact, with the lines that say it. */
export function FactsView(): ReactNode {
  const { projectId, scanId, search, change } = useScanAddress();
  const facts = useSourceFacts(projectId, scanId, search);
  const { kind, serviceKey } = search;
  return (
    <FoundList
      label={words.tabs.facts}
      query={facts}
      keyOf={({ factKey }) => factKey}
      textOf={({ factKey, name, condition }) => `${factKey} ${name} ${condition ?? ""}`}
      row={(fact) => <FactRow fact={fact} />}
      isFiltered={kind !== undefined || serviceKey !== undefined}
      none={{ title: words.noFacts, words: words.noServicesWords }}
      filters={
        <>
          <ChoiceField
            label={words.kind}
            value={kind}
            options={FACT_KINDS}
            names={words.factKinds}
            none={words.anyKind}
            onChange={(one) => change({ kind: one })}
          />
          <ServiceChoice />
        </>
      }
    />
  );
}

function ServiceChoice(): ReactNode {
  const { projectId, scanId, search, change } = useScanAddress();
  const { data: services = [] } = useServices(projectId, scanId);
  const value = search.serviceKey ?? "";
  const isKnown = value === "" || services.some(({ serviceKey }) => serviceKey === value);
  return (
    <SelectField
      label={words.service}
      value={value}
      onChange={({ target }) => change({ serviceKey: target.value || undefined })}
    >
      <option value="">{words.anyService}</option>
      {!isKnown && <option value={value}>{value}</option>}
      {services.map(({ serviceKey, name }) => (
        <option key={serviceKey} value={serviceKey}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}

function FactRow({ fact }: { readonly fact: SourceFact }): ReactNode {
  const { projectId } = useScanAddress();
  const { kind, name, serviceKey, attributes, sources, condition, notes } = fact;
  const lines = attributeLines(attributes);
  return (
    <Row
      title={name}
      hover={name}
      words={
        <>
          <PlaceList projectId={projectId} sources={sources} />
          {notes.map((note) => (
            <p key={note}>{wordOf(words.notes, note)}</p>
          ))}
          {lines.length > 0 && (
            <details>
              <summary>{words.more}</summary>
              <div className={styles["says"]}>
                <Facts facts={lines.map((line) => [line.name, <pre key="value">{line.value}</pre>])} />
              </div>
            </details>
          )}
        </>
      }
    >
      <span className={styles["badges"]}>
        {condition !== null && (
          <Badge tone="warn" title={`${words.onlyUnderWords} ${condition}`}>
            {words.onlyUnder(condition)}
          </Badge>
        )}
        <span>{serviceKey ?? words.shared}</span>
        <Badge>{wordOf(words.factKinds, kind)}</Badge>
      </span>
    </Row>
  );
}
