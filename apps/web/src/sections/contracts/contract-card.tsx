import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import type { ModelLists } from "../../api/model-query.js";
import { buttonClass } from "../../design/button.js";
import { Card } from "../../design/page.js";
import { TruthLabel } from "../../design/truth-label.js";
import { CONTRACT_WORDS as words } from "../../words/contracts.js";
import type { ContractEntry } from "./contract-entries.js";
import { type ContractFact, contractFacts, schemasOfContract } from "./contract-facts.js";
import styles from "./contracts.module.css";
import { ExampleList } from "./example-list.js";
import { PartLink } from "./part-link.js";
import { SchemaView } from "./schema-view.js";

export interface ContractCardProps {
  readonly projectId: string;
  readonly model: ModelLists;
  readonly entry: ContractEntry;
}

/** One contract: between whom it is, what is in it, and examples of it. */
export function ContractCard({ projectId, model, entry }: ContractCardProps): ReactNode {
  const { kind, id, name, status, isStale } = entry;
  const description = descriptionOf(model, id);
  return (
    <div className={styles["stack"]}>
      <Card
        title={name}
        actions={
          <span className={styles["bar"]}>
            <Link
              to="/projects/$projectId/parts/$kind/$partId"
              params={{ projectId, kind, partId: id }}
              className={buttonClass({ size: "small" })}
            >
              {words.wholePart}
            </Link>
            <Link
              to="."
              search={(before) => ({ ...before, open: undefined })}
              className={buttonClass({ size: "small" })}
            >
              {words.close}
            </Link>
          </span>
        }
      >
        <div className={styles["stack"]}>
          <p className={styles["bar"]}>
            <span className={styles["quiet"]}>{words.one[kind]}</span>
            {status !== null && <TruthLabel status={status} isStale={isStale} />}
          </p>
          {description !== "" && <p className={styles["description"]}>{description}</p>}
          <FactList projectId={projectId} model={model} facts={contractFacts(model, entry)} />
        </div>
      </Card>
      {schemasOfContract(model, entry).map(({ role, id: schemaId }) => (
        <SchemaView key={role} projectId={projectId} role={role} model={model} schemaId={schemaId} />
      ))}
      {kind !== "schema" && <ExampleList projectId={projectId} model={model} entry={entry} />}
    </div>
  );
}

function descriptionOf({ messages, schemas }: ModelLists, id: string): string {
  return [...messages, ...schemas].find((one) => one.id === id)?.description ?? "";
}

interface FactListProps {
  readonly projectId: string;
  readonly model: ModelLists;
  readonly facts: readonly ContractFact[];
}

function FactList({ projectId, model, facts }: FactListProps): ReactNode {
  return (
    <dl className={styles["facts"]}>
      {facts.map(({ word, parts, text }) => (
        <FactLine key={word} word={word}>
          {text}
          {parts.length > 0 && (
            <ul>
              {parts.map((part) => (
                <li key={`${part.kind} ${part.id} ${part.note}`}>
                  <PartLink projectId={projectId} model={model} part={part} />
                </li>
              ))}
            </ul>
          )}
        </FactLine>
      ))}
    </dl>
  );
}

function FactLine({ word, children }: { readonly word: string; readonly children: ReactNode }): ReactNode {
  return (
    <>
      <dt>{word}</dt>
      <dd>{children}</dd>
    </>
  );
}
