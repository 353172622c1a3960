import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useMemo } from "react";
import { Card } from "../../../design/page.js";
import { QuietText } from "../../../design/quiet-text.js";
import { PROPOSAL_WORDS as words } from "../../../words/proposals.js";
import { assertionText, faultText } from "./check-texts.js";
import { flowNames } from "./flow-names.js";
import { type FlowProposal, replacedScenarioQuery } from "./flow-queries.js";
import { flowRows } from "./flow-rows.js";
import type { OpenFlowProps } from "./open-flow.js";

/** What a flow breaks and what must hold in it, beside what the scenario has that it would replace. */
export function FlowChecks({ projectId, proposal }: OpenFlowProps): ReactNode {
  const { reviseScenarioId, flow } = proposal;
  const nameOf = useMemo(() => flowNames(proposal), [proposal]);
  const steps = useMemo(
    () => new Map(flowRows(flow, nameOf).map(({ key, what }) => [key, what])),
    [flow, nameOf],
  );
  const stepOf = (key: string | null): string => (key === null ? words.unknown : (steps.get(key) ?? key));
  return (
    <Card title={words.checks}>
      {reviseScenarioId !== null && <Replaced {...{ projectId, proposal, scenarioId: reviseScenarioId }} />}
      <h3>{words.faults}</h3>
      <Texts texts={flow.faults.map((fault) => faultText(fault, nameOf))} none={words.noFaults} />
      <h3>{words.assertions}</h3>
      <Texts
        texts={flow.assertions.map((assertion) => assertionText(assertion, { nameOf, stepOf }))}
        none={words.noAssertions}
      />
    </Card>
  );
}

function Texts({ texts, none }: { readonly texts: readonly string[]; readonly none: string }): ReactNode {
  return texts.length === 0 ? (
    <QuietText>{none}</QuietText>
  ) : (
    <ul>
      {texts.map((text, index) => (
        <li key={index}>{text}</li>
      ))}
    </ul>
  );
}

interface ReplacedProps {
  readonly projectId: string;
  readonly proposal: FlowProposal;
  readonly scenarioId: string;
}

/** How much of the scenario's own checks goes: whoever accepts has to know. */
function Replaced({ projectId, proposal: { flow, status }, scenarioId }: ReplacedProps): ReactNode {
  const { data } = useQuery(replacedScenarioQuery(projectId, scenarioId));
  return (
    status === "open" &&
    data !== undefined && (
      <p>
        {words.replaced({
          now: { faults: data.faults.length, assertions: data.assertions.length },
          then: { faults: flow.faults.length, assertions: flow.assertions.length },
        })}
      </p>
    )
  );
}
