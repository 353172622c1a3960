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
  /** Its name when it was there. */
  readonly wasCalled?: string | undefined;
}

/** What an ID names, with its kind, leading to where it is looked at. */
export function FactLink({ projectId, id, fact, isMissing = false, wasCalled }: FactLinkProps): ReactNode {
  if (fact === undefined) {
    return (
      <span className={styles["fact"]} title={id}>
        {wasCalled ?? <code>{words.unnamed(id)}</code>}
        {isMissing && <span className={styles["kind"]}>{words.missing}</span>}
      </span>
    );
  }
  return (
    <span className={styles["fact"]}>
      <ToFact projectId={projectId} fact={fact} />
      <span className={styles["kind"]}>{KIND_WORDS[fact.kind]}</span>
    </span>
  );
}

/** What leads to where a person looks at something of a project. */
function ToFact({ projectId, fact }: { readonly projectId: string; readonly fact: NamedFact }): ReactNode {
  const { id, kind, name, branchId } = fact;
  const look = { className: styles["name"] ?? "", title: name };
  switch (kind) {
    case "scenario":
      return (
        <Link
          to="/projects/$projectId/scenarios/$scenarioId"
          params={{ projectId, scenarioId: id }}
          {...look}
        >
          {name}
        </Link>
      );
    case "promise":
      return (
        <Link to="/projects/$projectId/promises/$promiseId" params={{ projectId, promiseId: id }} {...look}>
          {name}
        </Link>
      );
    case "decision":
      return (
        <Link
          to="/projects/$projectId/decisions/$decisionId"
          params={{ projectId, decisionId: id }}
          {...look}
        >
          {name}
        </Link>
      );
    case "question":
      return (
        <Link to="/projects/$projectId/questions" params={{ projectId }} search={{ question: id }} {...look}>
          {name}
        </Link>
      );
    default:
      return (
        <Link
          to="/projects/$projectId/parts/$kind/$partId"
          params={{ projectId, kind, partId: id }}
          search={branchId === undefined ? {} : { branch: branchId }}
          {...look}
        >
          {name}
        </Link>
      );
  }
}
