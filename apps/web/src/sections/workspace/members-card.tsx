import type { Schemas } from "@plumbline/api-client";
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { membersQuery } from "../../api/members-query.js";
import { ProblemView } from "../../api/problem-view.js";
import { meQuery } from "../../api/queries.js";
import { ShownQuery } from "../../api/shown-query.js";
import { Badge } from "../../design/badge.js";
import { Button } from "../../design/button.js";
import { EmptyState } from "../../design/empty-state.js";
import { EndlessList } from "../../design/endless-list.js";
import { Filters } from "../../design/filters.js";
import { hasWords } from "../../design/has-words.js";
import { Card } from "../../design/page.js";
import { Row } from "../../design/row.js";
import { SearchField } from "../../design/search-field.js";
import { Stack } from "../../design/stack.js";
import { TimeText } from "../../design/time-text.js";
import { WORKSPACE_WORDS, MEMBER_WORDS as words } from "../../words/workspace.js";
import { AddMemberDialog } from "./add-member-dialog.js";
import { RemoveMemberDialog } from "./remove-member-dialog.js";
import { RoleSelect } from "./role-select.js";
import { useChangeRole } from "./use-change-role.js";
import { useWorkspaceSearch } from "./use-workspace-search.js";
import type { WorkspaceTabProps } from "./workspace-screen.js";

export type Member = Schemas["MemberResponse"];

export function MembersCard({ workspace }: WorkspaceTabProps): ReactNode {
  const { search, change } = useWorkspaceSearch();
  const query = useQuery(membersQuery(workspace.id));
  const { data: me } = useQuery(meQuery);
  const changeRole = useChangeRole(workspace.id);
  const [removed, setRemoved] = useState<Member | null>(null);
  const [isAdding, setAdding] = useState(false);
  const isOwner = workspace.role === "owner";
  return (
    <Card
      title={words.members}
      actions={isOwner && <Button onClick={() => setAdding(true)}>{words.add}</Button>}
    >
      <Stack>
        <Filters label={words.search}>
          <SearchField label={words.search} value={search.q} onSought={(q) => change({ q })} />
        </Filters>
        <ProblemView error={changeRole.error} />
        <ShownQuery query={query}>
          {(members) => (
            <MemberList
              members={members.filter(({ displayName, email }) =>
                hasWords(`${displayName} ${email}`, search.q),
              )}
              {...{ isOwner }}
              myId={me?.user.id}
              busyId={changeRole.isPending ? changeRole.variables.member.userId : undefined}
              onRole={(member, role) => changeRole.mutate({ member, role })}
              onRemove={setRemoved}
            />
          )}
        </ShownQuery>
      </Stack>
      {isAdding && <AddMemberDialog workspaceId={workspace.id} onClose={() => setAdding(false)} />}
      {removed !== null && (
        <RemoveMemberDialog
          workspaceId={workspace.id}
          member={removed}
          isMe={removed.userId === me?.user.id}
          onClose={() => setRemoved(null)}
        />
      )}
    </Card>
  );
}

interface MemberListProps {
  readonly members: readonly Member[];
  readonly isOwner: boolean;
  readonly myId: string | undefined;
  readonly busyId: string | undefined;
  readonly onRole: (member: Member, role: Member["role"]) => void;
  readonly onRemove: (member: Member) => void;
}

function MemberList({ members, isOwner, myId, busyId, onRole, onRemove }: MemberListProps): ReactNode {
  if (members.length === 0) {
    return <EmptyState title={words.none} words={words.noneWords} />;
  }
  return (
    <EndlessList
      label={words.everybody}
      items={members}
      keyOf={({ userId }) => userId}
      rowHeight={56}
      row={(member) => {
        const isMe = member.userId === myId;
        return (
          <Row
            title={member.displayName}
            hover={member.displayName}
            words={
              <>
                {member.email} · {words.joined} <TimeText at={member.joinedAt} />
              </>
            }
          >
            {isMe && <Badge tone="info">{words.you}</Badge>}
            {isOwner ? (
              <RoleSelect
                label={words.roleOf(member.displayName)}
                role={member.role}
                isBusy={busyId === member.userId}
                onChange={(role) => onRole(member, role)}
              />
            ) : (
              <Badge>{WORKSPACE_WORDS.roles[member.role]}</Badge>
            )}
            {(isOwner || isMe) && (
              <Button
                size="small"
                look="danger"
                aria-label={isMe ? words.leave : words.removeOf(member.displayName)}
                onClick={() => onRemove(member)}
              >
                {isMe ? words.leave : words.remove}
              </Button>
            )}
          </Row>
        );
      }}
    />
  );
}
