import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { KIND_WORDS, FACT_WORDS as words } from "../words/facts.js";
import styles from "./fact-link.module.css";
import type { NamedFact } from "./fact-names.js";

export interface FactLinkProps {
  readonly projectId: string;
  readonly id: string;
  /** Undefined where nothing of the ID is known. */
  readonly fact: NamedFact | undefined;
  /** Whether the project is known not to have it. */
  readonly isMissing?: boolean | undefined;
}

/** What an ID names, with its kind, leading to where it is looked at. */
export function FactLink({ projectId, id, fact, isMissing = false }: FactLinkProps): ReactNode {
  if (fact === undefined) {
    return (
      <span className={styles["fact"]} title={id}>
        <code>{words.unnamed(id)}</code>
        {isMissing && <span className={styles["kind"]}>{words.missing}</span>}
      </span>
    );
  }
  return (
    <span className={styles["fact"]}>
      <Link to={addressOfFact(projectId, fact)} className={styles["name"]} title={fact.name}>
        {fact.name}
      </Link>
      <span className={styles["kind"]}>{KIND_WORDS[fact.kind]}</span>
    </span>
  );
}

/** Where a person looks at something of a project. */
export function addressOfFact(projectId: string, { id, kind }: Pick<NamedFact, "id" | "kind">): string {
  const project = `/projects/${projectId}`;
  switch (kind) {
    case "scenario":
      return `${project}/scenarios/${id}`;
    case "promise":
      return `${project}/promises/${id}`;
    case "decision":
      return `${project}/decisions/${id}`;
    case "question":
      return `${project}/questions?question=${id}`;
    default:
      return `${project}/parts/${kind}/${id}`;
  }
}
