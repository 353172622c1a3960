import type { ReactNode } from "react";
import { Badge } from "../design/badge.js";
import { EmptyState } from "../design/empty-state.js";
import { EndlessList } from "../design/endless-list.js";
import { SelectField } from "../design/field.js";
import { Filters } from "../design/filters.js";
import { QuietText } from "../design/quiet-text.js";
import { Row } from "../design/row.js";
import { SearchField } from "../design/search-field.js";
import { TimeText } from "../design/time-text.js";
import { AUDIT_WORDS as words } from "../words/audit.js";
import {
  type AuditEntry,
  type AuditFilter,
  aboutsOf,
  actorsOf,
  detailsOf,
  isShownEntry,
} from "./audit-filter.js";

/** The most that the service answers of an audit list, and how much it is asked for at first. */
export const AUDIT_LIMITS = { first: 100, most: 500 } as const;

export interface AuditListProps {
  readonly entries: readonly AuditEntry[];
  readonly filter: AuditFilter;
  readonly onFilter: (filter: AuditFilter) => void;
  readonly hasMore: boolean;
  readonly isLoadingMore: boolean;
  readonly onMore: () => void;
}

/** Who did what and when, the newest first. */
export function AuditList(props: AuditListProps): ReactNode {
  const { entries, filter, onFilter, hasMore, isLoadingMore, onMore } = props;
  const shown = entries.filter((entry) => isShownEntry(entry, filter));
  return (
    <>
      <AuditFilters {...{ entries, filter, onFilter }} />
      {shown.length === 0 && !hasMore ? (
        <EmptyState title={words.none} words={words.noneWords} />
      ) : (
        <EndlessList
          label={words.label}
          items={shown}
          keyOf={({ id }) => id}
          row={(entry) => <AuditRow entry={entry} />}
          rowHeight={56}
          {...{ hasMore, isLoadingMore, onMore }}
        />
      )}
      {!hasMore && (
        <QuietText>
          {words.shown(shown.length, entries.length, entries.length >= AUDIT_LIMITS.most)}
        </QuietText>
      )}
    </>
  );
}

function AuditFilters({
  entries,
  filter,
  onFilter,
}: Pick<AuditListProps, "entries" | "filter" | "onFilter">): ReactNode {
  const { q, about = "", actor = "" } = filter;
  const withChosen = (all: readonly string[], chosen: string): readonly string[] =>
    chosen === "" || all.includes(chosen) ? all : [chosen, ...all];
  return (
    <Filters label={words.filters}>
      <SearchField label={words.search} value={q} onSought={(sought) => onFilter({ ...filter, q: sought })} />
      <SelectField
        label={words.about}
        value={about}
        onChange={({ target }) => onFilter({ ...filter, about: target.value || undefined })}
      >
        <option value="">{words.everything}</option>
        {withChosen(aboutsOf(entries), about).map((one) => (
          <option key={one}>{one}</option>
        ))}
      </SelectField>
      <SelectField
        label={words.by}
        value={actor}
        onChange={({ target }) => onFilter({ ...filter, actor: target.value || undefined })}
      >
        <option value="">{words.everybody}</option>
        {withChosen(actorsOf(entries), actor).map((one) => (
          <option key={one}>{one}</option>
        ))}
      </SelectField>
    </Filters>
  );
}

function AuditRow({ entry }: { readonly entry: AuditEntry }): ReactNode {
  const { actor, action, target, at } = entry;
  const details = detailsOf(entry);
  return (
    <Row
      title={
        <>
          <code>{action}</code> {words.byWhom(actor.name)}
        </>
      }
      hover={`${action} ${actor.name}`}
      words={
        <>
          <span title={words.target}>{target}</span>
          {details.map(([key, value]) => (
            <span key={key}>
              {" · "}
              {key}: {value}
            </span>
          ))}
        </>
      }
    >
      {actor.kind !== "user" && <Badge>{words.kinds[actor.kind]}</Badge>}
      <TimeText at={at} />
    </Row>
  );
}
