import type { Schemas } from "@plumbline/api-client";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { Facts } from "../design/facts.js";
import { Card } from "../design/page.js";
import { Stack } from "../design/stack.js";
import { TimeText } from "../design/time-text.js";
import { AI_WORDS as words } from "../words/ai.js";
import { PickedFacts } from "./picked-facts.js";
import { projectQuery } from "./queries.js";
import { useRole } from "./use-role.js";

export interface NoHelpProps {
  readonly projectId: string;
  readonly unavailable: Schemas["AiUnavailableResponse"];
}

/** Why there is no help from AI, and what to do next. */
export function NoHelp({ projectId, unavailable }: NoHelpProps): ReactNode {
  const { why, next, mendedIn } = words.reasons[unavailable.reason];
  const { providerName, retryAt, subjects } = unavailable;
  const facts: (readonly [string, ReactNode])[] = [];
  if (providerName !== null) {
    facts.push([words.provider, providerName]);
  }
  if (retryAt !== null) {
    facts.push([words.retryAt, <TimeText key="at" at={retryAt} />]);
  }
  return (
    <Card title={words.noHelp}>
      <Stack>
        <p role="status">
          {why} {next}
        </p>
        {facts.length > 0 && <Facts facts={facts} />}
        {subjects.length > 0 && <PickedFacts projectId={projectId} ids={subjects} />}
        {mendedIn !== undefined && <ToMend projectId={projectId} tab={mendedIn} />}
      </Stack>
    </Card>
  );
}

interface ToMendProps {
  readonly projectId: string;
  readonly tab: "settings" | "credentials";
}

/** For who may mend it: the way to where that is done. */
function ToMend({ projectId, tab }: ToMendProps): ReactNode {
  const { data: project } = useQuery(projectQuery(projectId));
  return (
    useRole(projectId) === "owner" &&
    project !== undefined && (
      <p>
        <Link to="/workspaces/$workspaceId" params={{ workspaceId: project.workspaceId }} search={{ tab }}>
          {words.toMend[tab]}
        </Link>
      </p>
    )
  );
}
