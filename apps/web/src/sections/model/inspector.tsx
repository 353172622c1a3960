import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import type { ModelLists } from "../../canvas/canvas-model.js";
import { PartIcon } from "../../canvas/part-icon.js";
import { EmptyState } from "../../design/empty-state.js";
import { TruthLabel } from "../../design/truth-label.js";
import { MODEL_WORDS as words } from "../../words/model.js";
import { FactHistory } from "./fact-history.js";
import { HelpLinks } from "./help-links.js";
import type { Inspected } from "./inspected.js";
import { InspectedLinks } from "./inspected-links.js";
import styles from "./inspector.module.css";
import { factKindOf, iconOf } from "./part-kinds.js";
import { ProvenanceFields } from "./provenance-fields.js";
import type { ModelAddress } from "./use-model-address.js";

export interface InspectorProps {
  /** Null where nothing is selected, or what is selected is not there. */
  readonly fact: Inspected | null;
  readonly model: ModelLists;
  readonly address: ModelAddress;
  readonly onReveal: (id: string) => void;
  /** The version of main that is shown; null where a branch is. */
  readonly version: number | null;
  /** What can be done with the fact that is shown. */
  readonly actions?: ReactNode;
}

/** All that is known of what is selected. */
export function Inspector({ fact, model, version, address, onReveal, actions }: InspectorProps): ReactNode {
  const { selected } = address.search;
  if (fact === null) {
    return (
      <section className={styles["inspector"]} aria-label={words.inspector}>
        <EmptyState
          title={selected === undefined ? words.nothingSelected : words.gone}
          words={words.nothingSelectedWords}
        >
          <p className={styles["what"]}>{words.inModel(model)}</p>
        </EmptyState>
      </section>
    );
  }
  const { id, kind, description, fields, lists } = fact;
  const factKind = factKindOf(kind);
  return (
    <section className={styles["inspector"]} aria-label={words.inspector}>
      <InspectorHead fact={fact} projectId={address.projectId} actions={actions} />
      <HelpLinks fact={fact} address={address} />
      {description !== null && <p className={styles["description"]}>{description}</p>}
      <dl className={styles["fields"]}>
        {fields.map(([field, value]) => (
          <div key={field}>
            <dt>{words.fields[field]}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        <ProvenanceFields shown={fact} projectId={address.projectId} />
      </dl>
      {lists.map((list) => (
        <InspectedLinks key={list.name} list={list} projectId={address.projectId} onReveal={onReveal} />
      ))}
      {factKind !== null && (
        <FactHistory key={id} projectId={address.projectId} id={id} version={version} model={model} />
      )}
    </section>
  );
}

interface HeadProps {
  readonly fact: Inspected;
  readonly projectId: string;
  readonly actions: ReactNode;
}

/** What it is, where more is told of it, and what can be done with it. */
function InspectorHead({ fact, projectId, actions }: HeadProps): ReactNode {
  const { id, kind, name, factStatus, stale } = fact;
  const factKind = factKindOf(kind);
  return (
    <header className={styles["head"]}>
      <h2 className={styles["name"]}>{name}</h2>
      <p className={styles["what"]}>
        <PartIcon kind={iconOf(kind)} size={14} /> {kind}
        {factStatus !== null && <TruthLabel status={factStatus} isStale={stale !== null} />}
        {factKind !== null && (
          <Link
            to="/projects/$projectId/parts/$kind/$partId"
            params={{ projectId, kind: factKind, partId: id }}
          >
            {words.wholePage}
          </Link>
        )}
        {(factKind === "element" || factKind === "channel") && (
          <Link
            to="/projects/$projectId/scenarios"
            params={{ projectId }}
            search={{ part: id }}
            title={words.breakHint}
          >
            {words.breakIt}
          </Link>
        )}
      </p>
      {actions}
    </header>
  );
}
