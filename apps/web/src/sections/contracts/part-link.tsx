import { Link } from "@tanstack/react-router";
import { type ReactNode, useMemo } from "react";
import type { ModelLists } from "../../api/model-query.js";
import { CONTRACT_WORDS as words } from "../../words/contracts.js";
import type { NamedPart } from "./contract-facts.js";
import styles from "./contracts.module.css";

interface PartLinkProps {
  readonly projectId: string;
  readonly model: ModelLists;
  readonly part: NamedPart;
}

/** Leads to another contract here, and to any other part on its own page. */
export function PartLink({ projectId, model, part: { kind, id, note } }: PartLinkProps): ReactNode {
  const name = useMemo(() => nameOf(model, id), [model, id]);
  const said = note === "" ? null : <span className={styles["quiet"]}> {note}</span>;
  if (name === undefined) {
    return (
      <>
        {words.unnamed} <code>{id}</code>
        {said}
      </>
    );
  }
  return (
    <>
      {kind === "element" ? (
        <Link to="/projects/$projectId/parts/$kind/$partId" params={{ projectId, kind, partId: id }}>
          {name}
        </Link>
      ) : (
        <Link to="." search={(before) => ({ ...before, view: "catalogue" as const, open: id })}>
          {name}
        </Link>
      )}
      {said}
    </>
  );
}

function nameOf({ elements, messages, channels, operations, schemas }: ModelLists, id: string) {
  const lists = [elements, messages, channels, operations, schemas];
  return lists.flat().find((one) => one.id === id)?.name;
}
