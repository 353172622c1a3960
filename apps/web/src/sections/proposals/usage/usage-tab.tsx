import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useMemo } from "react";
import { projectQuery } from "../../../api/queries.js";
import { workspaceSettingsQuery } from "../../../api/settings-queries.js";
import { ShownQuery } from "../../../api/shown-query.js";
import { useRole } from "../../../api/use-role.js";
import { QuietText } from "../../../design/quiet-text.js";
import { Stack } from "../../../design/stack.js";
import { USAGE_WORDS as words } from "../../../words/usage.js";
import type { ProposalsTabProps } from "../proposals-search.js";
import { CallList } from "./call-list.js";
import { MonthUsage } from "./month-usage.js";
import { nameOfProvider } from "./name-of-provider.js";
import { usageQuery } from "./usage-queries.js";

/** What help from AI has cost this month, and for owners each call. */
export function UsageTab(props: ProposalsTabProps): ReactNode {
  const { data: project } = useQuery(projectQuery(props.projectId));
  return project === undefined ? null : <UsageOf {...props} workspaceId={project.workspaceId} />;
}

interface UsageOfProps extends ProposalsTabProps {
  readonly workspaceId: string;
}

function UsageOf({ projectId, workspaceId, search, onChange }: UsageOfProps): ReactNode {
  const usage = useQuery(usageQuery(projectId));
  const { data: settings } = useQuery(workspaceSettingsQuery(workspaceId));
  const nameOf = useMemo(() => nameOfProvider(settings), [settings]);
  const isOwner = useRole(projectId) === "owner";
  return (
    <Stack>
      <ShownQuery query={usage}>{(read) => <MonthUsage usage={read} nameOf={nameOf} />}</ShownQuery>
      {isOwner ? (
        <CallList {...{ projectId, workspaceId, nameOf }} q={search.q} onSought={(q) => onChange({ q })} />
      ) : (
        <QuietText>{words.ownersOnly}</QuietText>
      )}
    </Stack>
  );
}
