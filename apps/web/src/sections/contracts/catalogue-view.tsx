import { Link, useNavigate } from "@tanstack/react-router";
import { type ReactNode, useMemo } from "react";
import type { ModelLists } from "../../api/model-query.js";
import { buttonClass } from "../../design/button.js";
import { ChoiceField } from "../../design/choice-field.js";
import { classNames } from "../../design/class-names.js";
import { EmptyState } from "../../design/empty-state.js";
import { EndlessList } from "../../design/endless-list.js";
import { SearchField } from "../../design/search-field.js";
import { CONTRACT_WORDS as words } from "../../words/contracts.js";
import { ContractCard } from "./contract-card.js";
import { type ContractEntry, contractEntries, soughtEntries } from "./contract-entries.js";
import styles from "./contracts.module.css";
import { CONTRACT_KINDS, type ContractsSearch } from "./contracts-search.js";

export interface CatalogueViewProps {
  readonly projectId: string;
  readonly model: ModelLists;
  readonly search: ContractsSearch;
}

/** Everything that was agreed on, beside the one that is looked at. */
export function CatalogueView({ projectId, model, search }: CatalogueViewProps): ReactNode {
  const entries = useMemo(() => contractEntries(model), [model]);
  if (entries.length === 0) {
    return (
      <EmptyState title={words.noContracts} words={words.noContractsWords}>
        <Link
          to="/projects/$projectId/model"
          params={{ projectId }}
          className={buttonClass({ look: "primary" })}
        >
          {words.toModel}
        </Link>
        <Link to="/import" search={{ projectId }} className={buttonClass({})}>
          {words.toImport}
        </Link>
      </EmptyState>
    );
  }
  const open = entries.find(({ id }) => id === search.open);
  return (
    <div className={styles["both"]}>
      <EntryList entries={entries} search={search} />
      {open === undefined ? (
        <div className={styles["invite"]}>
          <EmptyState title={words.pick} words={words.pickWords} />
        </div>
      ) : (
        <ContractCard key={open.id} projectId={projectId} model={model} entry={open} />
      )}
    </div>
  );
}

interface EntryListProps {
  readonly entries: readonly ContractEntry[];
  readonly search: ContractsSearch;
}

function EntryList({ entries, search }: EntryListProps): ReactNode {
  const navigate = useNavigate({ from: "/projects/$projectId/contracts" });
  const filter = (fields: Partial<ContractsSearch>): void =>
    void navigate({ search: (before) => ({ ...before, ...fields }), replace: true });
  const shown = soughtEntries(entries, search);
  return (
    <div className={styles["stack"]}>
      <div className={styles["bar"]}>
        <div className={styles["grows"]}>
          <SearchField label={words.search} value={search.q} onSought={(q) => filter({ q })} />
        </div>
        <ChoiceField
          label={words.kind}
          value={search.kind}
          options={CONTRACT_KINDS}
          names={words.kinds}
          none={words.allKinds}
          onChange={(kind) => filter({ kind })}
        />
      </div>
      {shown.length === 0 ? (
        <EmptyState title={words.noneFound} words={words.noneFoundWords}>
          <Link to="." search={{}} className={buttonClass({})}>
            {words.showAll}
          </Link>
        </EmptyState>
      ) : (
        <>
          <p className={styles["quiet"]} role="status">
            {words.count(shown.length, entries.length)}
          </p>
          <EndlessList
            label={words.list}
            items={shown}
            keyOf={({ id }) => id}
            rowHeight={54}
            row={(entry) => <EntryRow entry={entry} isOpen={entry.id === search.open} />}
          />
        </>
      )}
    </div>
  );
}

function EntryRow({ entry, isOpen }: { readonly entry: ContractEntry; readonly isOpen: boolean }): ReactNode {
  const { kind, id, name, between } = entry;
  return (
    <Link
      to="."
      search={(before) => ({ ...before, open: id })}
      className={classNames(styles["entry"], isOpen && styles["open"])}
      aria-current={isOpen ? "true" : undefined}
    >
      <span className={styles["name"]}>{name}</span>
      <span className={styles["kind"]}>{words.one[kind]}</span>
      <span className={styles["between"]} title={between}>
        {between}
      </span>
    </Link>
  );
}
