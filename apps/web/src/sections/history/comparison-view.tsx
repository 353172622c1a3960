import type { Schemas } from "@plumbline/api-client";
import { useQuery } from "@tanstack/react-query";
import { Link, useNavigate } from "@tanstack/react-router";
import { lazy, type ReactNode, Suspense, useMemo } from "react";
import { modelQuery } from "../../api/model-query.js";
import { namesOfFacts } from "../../api/names-of-facts.js";
import { ChangeMark } from "../../design/change-mark.js";
import { ChoiceField } from "../../design/choice-field.js";
import { EndlessList } from "../../design/endless-list.js";
import { Loading } from "../../design/loading.js";
import { SearchField } from "../../design/search-field.js";
import { CHANGE_WORDS } from "../../words/changes.js";
import { HISTORY_WORDS as words } from "../../words/history.js";
import { type ChangeLine, type ComparedItem, changesByKind } from "./changes-by-kind.js";
import styles from "./comparison-view.module.css";
import shared from "./history.module.css";
import { CHANGES, type HistorySearch, SHOWN_AS } from "./history-search.js";
import { type Names, valueText } from "./value-text.js";

const ComparedCanvas = lazy(() =>
  import("./compared-canvas.js").then(({ ComparedCanvas }) => ({ default: ComparedCanvas })),
);

export interface ComparisonViewProps {
  readonly projectId: string;
  readonly comparison: Schemas["ModelComparisonResponse"];
  readonly search: HistorySearch;
  /** The branch on the right side, whose facts may have names that main does not know. */
  readonly branchId?: string | undefined;
}

/** What differs between two states: fact by fact under their kinds, with the fields that differ. */
export function ComparisonView(props: ComparisonViewProps): ReactNode {
  const { projectId, comparison, search, branchId } = props;
  const navigate = useNavigate({ from: "/projects/$projectId/history" });
  const main = useQuery(modelQuery(projectId));
  const branch = useQuery({
    ...modelQuery(projectId, { branchId: branchId ?? "" }),
    enabled: branchId !== undefined,
  });
  const names = useMemo(() => namesOfFacts(branch.data?.model, main.data?.model), [branch.data, main.data]);
  const { counts } = comparison;
  const filter = (fields: Partial<HistorySearch>): void =>
    void navigate({ search: (before) => ({ ...before, ...fields }), replace: true });
  return (
    <div className={shared["stack"]}>
      <p className={shared["about"]}>
        {CHANGES.map((change) => (
          <span key={change}>
            <ChangeMark change={change} count={counts[change]} /> {CHANGE_WORDS[change]}
          </span>
        ))}
        <span>{words.unchanged(counts.unchanged)}</span>
      </p>
      <ComparisonBar search={search} onFilter={filter} />
      {search.as === "canvas" ? (
        <Suspense fallback={<Loading />}>
          <ComparedCanvas projectId={projectId} comparison={comparison} />
        </Suspense>
      ) : (
        <ChangeList projectId={projectId} lines={changesByKind(comparison.items, search)} names={names} />
      )}
    </div>
  );
}

interface ComparisonBarProps {
  readonly search: HistorySearch;
  readonly onFilter: (fields: Partial<HistorySearch>) => void;
}

/** What of the differences is shown, and how. */
function ComparisonBar({ search, onFilter }: ComparisonBarProps): ReactNode {
  return (
    <div className={shared["bar"]}>
      <div className={shared["grows"]}>
        <SearchField label={words.searchChanges} value={search.q} onSought={(q) => onFilter({ q })} />
      </div>
      <ChoiceField
        label={words.showChanges}
        value={search.change}
        options={CHANGES}
        names={CHANGE_WORDS}
        none={words.allChanges}
        onChange={(change) => onFilter({ change })}
      />
      <ChoiceField
        label={words.shownAs}
        value={search.as ?? "list"}
        options={SHOWN_AS}
        names={words.as}
        onChange={(as) => onFilter({ as })}
      />
    </div>
  );
}

interface ChangeListProps {
  readonly projectId: string;
  readonly lines: readonly ChangeLine[];
  readonly names: Names;
}

function ChangeList({ projectId, lines, names }: ChangeListProps): ReactNode {
  return lines.length === 0 ? (
    <p>{words.noneShown}</p>
  ) : (
    <EndlessList
      label={words.comparison}
      items={lines}
      keyOf={keyOfLine}
      row={(line) => <Line projectId={projectId} line={line} names={names} />}
    />
  );
}

function keyOfLine(line: ChangeLine): string {
  return line.type === "kind" ? line.kind : `${line.item.kind} ${line.item.id}`;
}

interface LineProps {
  readonly projectId: string;
  readonly line: ChangeLine;
  readonly names: Names;
}

function Line({ projectId, line, names }: LineProps): ReactNode {
  if (line.type === "item") {
    return <ItemLine projectId={projectId} item={line.item} names={names} />;
  }
  return (
    <h2 className={styles["kind"]}>
      {words.kinds[line.kind]}
      {CHANGES.map(
        (change) =>
          line.counts[change] > 0 && <ChangeMark key={change} change={change} count={line.counts[change]} />,
      )}
    </h2>
  );
}

interface ItemLineProps {
  readonly projectId: string;
  readonly item: ComparedItem;
  readonly names: Names;
}

function ItemLine({ projectId, item, names }: ItemLineProps): ReactNode {
  const { kind, id, name, change, fields } = item;
  const called = name ?? names.get(id) ?? `${words.unnamed} (${id.slice(0, 8)})`;
  return (
    <div className={styles["item"]}>
      <ChangeMark change={change} />
      <div className={styles["fact"]}>
        {change === "removed" ? (
          <del>{called}</del>
        ) : (
          <Link to="/projects/$projectId/parts/$kind/$partId" params={{ projectId, kind, partId: id }}>
            {called}
          </Link>
        )}
        {fields.length > 0 && (
          <dl className={styles["fields"]}>
            {fields.map(({ field, left, right }) => (
              <div key={field} className={styles["field"]}>
                <dt>{field}</dt>
                <dd>
                  <del>{valueText(left, names)}</del> <span aria-hidden="true">→</span>{" "}
                  <ins>{valueText(right, names)}</ins>
                </dd>
              </div>
            ))}
          </dl>
        )}
      </div>
    </div>
  );
}
