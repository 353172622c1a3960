import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { workspacesQuery } from "../../api/queries.js";
import { ShownQuery } from "../../api/shown-query.js";
import { EmptyState } from "../../design/empty-state.js";
import { Facts } from "../../design/facts.js";
import { Card } from "../../design/page.js";
import { QuietText } from "../../design/quiet-text.js";
import { Stack } from "../../design/stack.js";
import { INSTANCE_WORDS as words } from "../../words/instance.js";
import { instanceSettingsQuery } from "./instance-queries.js";

/** The workspaces with stored values that do not apply. */
export function ViolationsTab(): ReactNode {
  const settings = useQuery(instanceSettingsQuery);
  const { data: mine } = useQuery(workspacesQuery);
  return (
    <ShownQuery query={settings}>
      {({ workspacesWithPolicyViolations: workspaces }) =>
        workspaces.length === 0 ? (
          <EmptyState title={words.noViolations} words={words.noViolationsWords} />
        ) : (
          <Stack>
            <QuietText>{words.violationsWords}</QuietText>
            {workspaces.map(({ workspaceId, name, violations }) => (
              <Card
                key={workspaceId}
                title={name}
                actions={
                  mine?.some(({ id }) => id === workspaceId) && (
                    <Link to="/workspaces/$workspaceId" params={{ workspaceId }} search={{ tab: "settings" }}>
                      {words.openWorkspace(name)}
                    </Link>
                  )
                }
              >
                <Facts facts={violations.map(({ field, message }) => [field, message])} />
              </Card>
            ))}
          </Stack>
        )
      }
    </ShownQuery>
  );
}
