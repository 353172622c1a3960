import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { meQuery } from "../../api/queries.js";
import { Badge } from "../../design/badge.js";
import { Button } from "../../design/button.js";
import { Menu, MenuItem } from "../../design/menu.js";
import { Row } from "../../design/row.js";
import { TimeText } from "../../design/time-text.js";
import { INSTANCE_WORDS as words } from "../../words/instance.js";
import { type Account, isLocked } from "./account-filter.js";

export interface AccountRowProps {
  readonly account: Account;
  readonly onReset: () => void;
  readonly onEnd: () => void;
}

export function AccountRow({ account, onReset, onEnd }: AccountRowProps): ReactNode {
  const { displayName, email, createdAt, sessions } = account;
  return (
    <Row
      title={displayName}
      hover={displayName}
      words={
        <>
          {email} · {words.created} <TimeText at={createdAt} /> · {words.sessions(sessions)}
        </>
      }
    >
      <AccountBadges account={account} />
      <Menu
        align="end"
        trigger={
          <Button size="small" isIcon aria-label={words.actions(displayName)}>
            ⋯
          </Button>
        }
      >
        <MenuItem onSelect={onReset} isDisabled={account.isDisabled}>
          {words.resetLink}
        </MenuItem>
        <MenuItem onSelect={onEnd} isDanger isDisabled={sessions === 0}>
          {words.endSessions}
        </MenuItem>
      </Menu>
    </Row>
  );
}

function AccountBadges({ account }: { readonly account: Account }): ReactNode {
  const { data: me } = useQuery(meQuery);
  const { id, isInstanceAdmin, isDisabled, hasPassword, lockedUntil } = account;
  return (
    <>
      {me?.user.id === id && <Badge tone="info">{words.you}</Badge>}
      {isInstanceAdmin && <Badge tone="info">{words.isAdmin}</Badge>}
      {isDisabled && <Badge tone="bad">{words.isDisabled}</Badge>}
      {!hasPassword && <Badge>{words.noPassword}</Badge>}
      {lockedUntil !== null && isLocked(account, Date.now()) && (
        <Badge tone="warn">
          {words.isLocked} {words.lockedUntil} <TimeText at={lockedUntil} />
        </Badge>
      )}
    </>
  );
}
