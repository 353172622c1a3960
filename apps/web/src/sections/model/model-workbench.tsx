import type { Schemas } from "@plumbline/api-client";
import { type ReactNode, useMemo } from "react";
import { Group, Panel, Separator } from "react-resizable-panels";
import { drawnModel } from "../../canvas/drawn-model.js";
import { ModelCanvas } from "../../canvas/model-canvas.js";
import { framesAround } from "../../canvas/part.js";
import { EmptyState } from "../../design/empty-state.js";
import { MODEL_WORDS as words } from "../../words/model.js";
import { Inspector } from "./inspector.js";
import styles from "./model-workbench.module.css";
import { Outline } from "./outline.js";
import { useIsNarrow } from "./use-is-narrow.js";
import type { ModelAddress } from "./use-model-address.js";

export interface WorkbenchProps {
  readonly address: ModelAddress;
  readonly shown: Schemas["ModelResponse"];
}

/** The picture of the model between its outline and what is known of the part that is selected. */
export function ModelWorkbench({ address, shown }: WorkbenchProps): ReactNode {
  const { search, change, openIds, focus, filters } = address;
  const drawn = drawnModel(shown.model);
  const selectedId = search.selected ?? null;
  const isNarrow = useIsNarrow();
  const reveal = useMemo(
    () =>
      (id: string): void => {
        const open = new Set([...openIds, ...framesAround(drawn.tree, id)]);
        change({ selected: id, open: [...open].join(",") || undefined });
      },
    [change, drawn, openIds],
  );
  const outline = <Outline drawn={drawn} address={address} onReveal={reveal} />;
  const inspector = <Inspector drawn={drawn} address={address} onReveal={reveal} />;
  if (isNarrow) {
    return (
      <div className={styles["narrow"]}>
        {outline}
        {inspector}
      </div>
    );
  }
  return (
    <Group className={styles["panels"]} orientation="horizontal">
      <Panel defaultSize="20" minSize="160px" collapsible>
        {outline}
      </Panel>
      <Separator className={styles["handle"]} />
      <Panel minSize="30">
        {drawn.tree.parts.size === 0 ? (
          <EmptyState title={words.empty} words={words.emptyWords} />
        ) : (
          <ModelCanvas
            model={shown.model}
            label={words.canvas}
            openIds={openIds}
            onOpenIds={(ids) => change({ open: ids.join(",") || undefined })}
            selectedId={selectedId}
            onSelect={(id) => change({ selected: id ?? undefined })}
            focus={focus}
            filters={filters}
          />
        )}
      </Panel>
      <Separator className={styles["handle"]} />
      <Panel defaultSize="24" minSize="200px" collapsible>
        {inspector}
      </Panel>
    </Group>
  );
}
