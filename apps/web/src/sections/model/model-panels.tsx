import type { ReactNode } from "react";
import { Group, Panel, Separator } from "react-resizable-panels";
import type { DrawnModel } from "../../canvas/drawn-model.js";
import { ModelCanvas } from "../../canvas/model-canvas.js";
import { EmptyState } from "../../design/empty-state.js";
import { Loading } from "../../design/loading.js";
import { MODEL_WORDS as words } from "../../words/model.js";
import styles from "./model-panels.module.css";
import { useIsNarrow } from "./use-is-narrow.js";
import type { ModelAddress } from "./use-model-address.js";
import type { ArrangedScreen } from "./views/use-arranged.js";

export interface ModelPanelsProps {
  readonly address: ModelAddress;
  readonly drawn: DrawnModel;
  readonly screen: ArrangedScreen;
  /** What decides what is shown is on its way. */
  readonly isWaiting: boolean;
  readonly outline: ReactNode;
  readonly inspector: ReactNode;
}

/** Outline, picture and inspector beside each other; without room the picture gives way. */
export function ModelPanels({
  address,
  drawn,
  screen,
  isWaiting,
  outline,
  inspector,
}: ModelPanelsProps): ReactNode {
  const { search, change, openIds, focus, filters } = address;
  const isNarrow = useIsNarrow();
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
      <Panel defaultSize="17" minSize="150px" collapsible>
        {outline}
      </Panel>
      <Separator className={styles["handle"]} />
      <Panel minSize="30">
        {drawn.tree.parts.size === 0 ? (
          <EmptyState title={words.empty} words={words.emptyWords} />
        ) : isWaiting ? (
          <Loading />
        ) : (
          <ModelCanvas
            model={drawn.model}
            label={words.canvas}
            openIds={openIds}
            onOpenIds={(ids) => change({ open: ids.join(",") || undefined })}
            selectedId={search.selected ?? null}
            onSelect={(id) => change({ selected: id ?? undefined })}
            focus={focus}
            filters={filters}
            arranged={screen.arranged}
            onArrange={screen.arrange}
            viewId={search.view ?? null}
          />
        )}
      </Panel>
      <Separator className={styles["handle"]} />
      <Panel defaultSize="23" minSize="200px" collapsible>
        {inspector}
      </Panel>
    </Group>
  );
}
