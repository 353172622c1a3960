import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import type { ModelLists } from "../../api/model-query.js";
import { ShownQuery } from "../../api/shown-query.js";
import { Card } from "../../design/page.js";
import { CONTRACT_WORDS as words } from "../../words/contracts.js";
import type { ContractEntry } from "./contract-entries.js";
import { examplesQuery } from "./contract-queries.js";
import styles from "./contracts.module.css";
import { type Example, examplesOf } from "./examples-of.js";
import { PartLink } from "./part-link.js";

const SHOWN = 5;

export interface ExampleListProps {
  readonly projectId: string;
  readonly model: ModelLists;
  readonly entry: ContractEntry;
}

/** What scenarios send: payloads of a message or an operation, and which message travels which channel. */
export function ExampleList({ projectId, model, entry }: ExampleListProps): ReactNode {
  const query = useQuery(examplesQuery(projectId));
  return (
    <Card title={words.examples}>
      <ShownQuery query={query}>
        {({ examples, looked, all }) => (
          <div className={styles["stack"]}>
            <Travels projectId={projectId} model={model} entry={entry} examples={examples} />
            {entry.kind !== "channel" && (
              <Payloads projectId={projectId} examples={examplesOf(examples, entry.id)} />
            )}
            {looked < all && <p className={styles["quiet"]}>{words.examplesOf(looked, all)}</p>}
          </div>
        )}
      </ShownQuery>
    </Card>
  );
}

/** The messages that scenarios send through a channel, or the channels that they send a message through. */
function Travels({
  projectId,
  model,
  entry,
  examples,
}: ExampleListProps & { readonly examples: readonly Example[] }): ReactNode {
  const isChannel = entry.kind === "channel";
  const others = examples.flatMap((example) => {
    const [own, other] = isChannel ? [example.with, example.of] : [example.of, example.with];
    return own === entry.id && other !== null ? [other] : [];
  });
  const ids = [...new Set(others)];
  if (ids.length === 0) {
    return isChannel && <p className={styles["quiet"]}>{words.noExamples}</p>;
  }
  return (
    <dl className={styles["facts"]}>
      <dt>{isChannel ? words.carries : words.travels}</dt>
      <dd>
        <ul>
          {ids.map((id) => (
            <li key={id}>
              <PartLink
                projectId={projectId}
                model={model}
                part={{ kind: isChannel ? "message" : "channel", id, note: "" }}
              />
            </li>
          ))}
        </ul>
      </dd>
    </dl>
  );
}

function Payloads({
  projectId,
  examples,
}: {
  readonly projectId: string;
  readonly examples: readonly Example[];
}): ReactNode {
  if (examples.length === 0) {
    return <p className={styles["quiet"]}>{words.noExamples}</p>;
  }
  return examples.slice(0, SHOWN).map(({ scenarioId, scenarioName, stepId, role, text }) => (
    <div key={`${scenarioId} ${stepId} ${role}`} className={styles["example"]}>
      <p>
        {words.exampleRole[role]}:{" "}
        <Link to="/projects/$projectId/scenarios/$scenarioId" params={{ projectId, scenarioId }}>
          {scenarioName}
        </Link>{" "}
        <span className={styles["quiet"]}>{words.step(stepId)}</span>
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard */}
      <pre tabIndex={0}>{text}</pre>
    </div>
  ));
}
