import type { ReactNode } from "react";
import { Badge, type Tone } from "../../../design/badge.js";
import { EndlessList } from "../../../design/endless-list.js";
import { IMPORT_WORDS as words } from "../../../words/import.js";
import styles from "./import.module.css";
import { groupsOf, type ImportItem, nameOf, type PreviewGroup, refusalsOf } from "./import-preview.js";
import type { ImportResult } from "./look-at-file.js";

const TONES = {
  added: "good",
  changed: "warn",
  unchanged: "plain",
  refused: "bad",
} as const satisfies Record<ImportItem["change"], Tone>;
const CHANGES = ["added", "changed", "unchanged", "refused"] as const;

/** What an import comes to: how much of what, the first of each by name, and every refusal with its place. */
export function ImportPreviewView({ preview }: { readonly preview: ImportResult }): ReactNode {
  const refusals = refusalsOf(preview.items);
  return (
    <>
      <p className={styles["counts"]}>
        {CHANGES.filter((change) => preview[change] > 0).map((change) => (
          <Badge key={change} tone={TONES[change]}>
            {words.counts[change](preview[change])}
          </Badge>
        ))}
      </p>
      {preview.items.length === 0 && <p>{words.nothingInIt}</p>}
      {preview.items.length > 0 && preview.items.length === preview.unchanged && <p>{words.nothing}</p>}
      {refusals.length > 0 && (
        <section aria-label={words.groups.refused}>
          <h3>{words.groups.refused}</h3>
          <p className={styles["wrong"]}>{words.refusedWords}</p>
          <EndlessList
            label={words.groups.refused}
            items={refusals}
            keyOf={(item) => `${item.kind}:${item.id}`}
            row={(item) => <Refusal item={item} />}
            className={styles["list"]}
          />
        </section>
      )}
      <Groups title={words.groups.added} groups={groupsOf(preview.items, "added")} />
      <Groups title={words.groups.changed} groups={groupsOf(preview.items, "changed")} />
    </>
  );
}

function Refusal({ item }: { readonly item: ImportItem }): ReactNode {
  return (
    <div className={styles["refusal"]}>
      <span className={styles["place"]}>
        <Badge>{item.kind}</Badge> <strong>{nameOf(item)}</strong> <code>{item.id}</code>
      </span>
      <span>{item.error}</span>
    </div>
  );
}

interface GroupsProps {
  readonly title: string;
  readonly groups: readonly PreviewGroup[];
}

function Groups({ title, groups }: GroupsProps): ReactNode {
  return (
    groups.length > 0 && (
      <section aria-label={title}>
        <h3>{title}</h3>
        <dl className={styles["groups"]}>
          {groups.map(({ kind, count, names, others }) => (
            <div key={kind}>
              <dt>
                {count} {words.kinds[kind][count === 1 ? 0 : 1]}
              </dt>
              <dd>
                {names.join(", ")}
                {others > 0 && ` ${words.andMore(others)}`}
              </dd>
            </div>
          ))}
        </dl>
      </section>
    )
  );
}
