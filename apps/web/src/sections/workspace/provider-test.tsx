import { dataOf, type Schemas } from "@plumbline/api-client";
import { useMutation } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { api } from "../../api/client.js";
import { ProblemView } from "../../api/problem-view.js";
import { Badge, type Tone } from "../../design/badge.js";
import { Button } from "../../design/button.js";
import { Row } from "../../design/row.js";
import { AI_WORDS } from "../../words/ai.js";
import { PROVIDER_TEST_WORDS as words } from "../../words/provider-test.js";
import type { Provider } from "./provider-tests.js";

type Result = Schemas["ProviderTestResponse"];

export interface ProviderTestProps {
  readonly workspaceId: string;
  readonly provider: Provider;
}

/** One provider, and what came of trying it. */
export function ProviderTest({ workspaceId, provider }: ProviderTestProps): ReactNode {
  const { id: providerId, name, kind, model, enabled } = provider;
  const test = useMutation({
    mutationFn: () =>
      dataOf(
        api.POST("/api/workspaces/{workspaceId}/ai/providers/{providerId}/test", {
          params: { path: { workspaceId, providerId } },
        }),
      ),
  });
  return (
    <Row
      title={name}
      hover={name}
      words={
        <>
          {kind} · {words.model(model)}
          {!enabled && ` · ${words.off}`}
          {test.data !== undefined && <ResultWords result={test.data} />}
          <ProblemView error={test.error} />
        </>
      }
    >
      {test.data !== undefined && <ResultBadges result={test.data} />}
      <Button
        size="small"
        aria-label={words.testOf(name)}
        isBusy={test.isPending}
        onClick={() => test.mutate()}
      >
        {words.test}
      </Button>
    </Row>
  );
}

const TONES = { works: "good", fails: "bad", unknown: "plain" } as const satisfies Record<
  Result["key"],
  Tone
>;
const CHECKS = ["key", "model", "structuredOutput"] as const;

function ResultBadges({ result }: { readonly result: Result }): ReactNode {
  return CHECKS.map((check) => (
    <Badge key={check} tone={TONES[result[check]]}>
      {words.checks[check]}: {words.results[result[check]]}
    </Badge>
  ));
}

/** Whether it works, what to do where it does not, and what trying it cost. */
function ResultWords({
  result: { works, reason, modelReported, usage },
}: {
  readonly result: Result;
}): ReactNode {
  const why = reason === null ? null : AI_WORDS.reasons[reason];
  const said = [
    works ? words.works : words.fails,
    ...(modelReported === null ? [] : [`${words.said} ${modelReported}`]),
    ...(usage === null ? [] : [AI_WORDS.cost(usage.costUsd)]),
  ];
  return (
    <p role="status">
      {said.join(" · ")}. {why !== null && `${why.why} ${why.next}`}
    </p>
  );
}
