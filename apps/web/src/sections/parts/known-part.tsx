import { type ReactNode, useState } from "react";
import { useMayEdit } from "../../api/use-role.js";
import { Badge } from "../../design/badge.js";
import { Page } from "../../design/page.js";
import { type Tab, Tabs } from "../../design/tabs.js";
import { TruthLabel } from "../../design/truth-label.js";
import { PART_WORDS as words } from "../../words/parts.js";
import { AboutTab } from "./about-tab.js";
import { DeletePart } from "./delete-part.js";
import { EditPart } from "./edit-part.js";
import { HistoryTab } from "./history-tab.js";
import styles from "./known-part.module.css";
import { PartActions } from "./part-actions.js";
import type { PartTab } from "./part-search.js";
import { SchemaTab } from "./schema-tab.js";
import { schemasOf } from "./schemas-of.js";
import { usePartAddress } from "./use-part-address.js";
import { nameIn, type PartProps } from "./whole.js";

/** A part that is there: what it is and what can be done with it. */
export function KnownPart({ part, whole }: PartProps): ReactNode {
  const { projectId, search, go } = usePartAddress();
  const mayEdit = useMayEdit(projectId);
  const [doing, setDoing] = useState<"edit" | "delete" | null>(null);
  const { kind, fact } = part;
  const name = nameIn(whole, fact.id);
  const schemas = schemasOf(part, whole.model);
  const tabs: readonly Tab<PartTab>[] = [
    { name: "about", label: words.tabs.about, content: <AboutTab part={part} whole={whole} /> },
    ...(schemas.length === 0
      ? []
      : [
          {
            name: "schema" as const,
            label: words.tabs.schema,
            content: <SchemaTab schemas={schemas} />,
          },
        ]),
    { name: "history", label: words.tabs.history, content: <HistoryTab part={part} whole={whole} /> },
  ];
  const open = tabs.some((tab) => tab.name === search.tab) ? (search.tab ?? "about") : "about";
  return (
    <Page
      title={name}
      actions={
        <PartActions
          part={part}
          name={name}
          mayEdit={mayEdit}
          onEdit={() => setDoing("edit")}
          onDelete={() => setDoing("delete")}
        />
      }
    >
      <p className={styles["standing"]}>
        <Badge>{words.kinds[kind]}</Badge>
        {"kind" in fact && <Badge>{fact.kind}</Badge>}
        {"status" in fact && <Badge tone={fact.status === "current" ? "plain" : "info"}>{fact.status}</Badge>}
        {"transport" in fact && <Badge>{fact.transport}</Badge>}
        {"factStatus" in fact && <TruthLabel status={fact.factStatus} isStale={fact.stale !== null} />}
        {search.branch !== undefined && <Badge tone="info">{words.onBranch}</Badge>}
      </p>
      <Tabs label={words.tabsLabel} tabs={tabs} open={open} onOpen={(tab) => go({ tab })} />
      {doing === "edit" && <EditPart part={part} whole={whole} name={name} onClose={() => setDoing(null)} />}
      {doing === "delete" && (
        <DeletePart part={part} whole={whole} name={name} onClose={() => setDoing(null)} />
      )}
    </Page>
  );
}
