import type { ReactNode } from "react";
import { Group, Panel, usePanelRef } from "react-resizable-panels";
import styles from "./model-panels.module.css";
import { PanelHandle } from "./panel-handle.js";
import { useFocusOnArrival } from "./use-focus-on-arrival.js";
import { useRoom } from "./use-room.js";

export interface ModelPanelsProps {
  readonly outline: ReactNode;
  readonly picture: ReactNode;
  readonly inspector: ReactNode;
}

/** What pressing an edge makes of the lists beside the picture, in parts of a hundred. */
const WIDTHS = [17, 23, 30];
const WIDTHS_BESIDE = [30, 45, 60];

/** Outline, picture and inspector beside each other; with less room the lists share a column, with little the picture gives way. */
export function ModelPanels({ outline, picture, inspector }: ModelPanelsProps): ReactNode {
  const { ref, room } = useRoom();
  const [lists, parts] = [usePanelRef(), usePanelRef()];
  useFocusOnArrival(room !== null);
  return (
    <div ref={ref} className={styles["room"]} data-room={room}>
      {room === "narrow" && (
        <div className={styles["narrow"]}>
          {outline}
          {inspector}
        </div>
      )}
      {room === "beside" && (
        <Group key="beside" className={styles["panels"]} orientation="horizontal">
          <Panel panelRef={lists} defaultSize="15rem" minSize="11rem">
            <div className={styles["lists"]}>
              {outline}
              {inspector}
            </div>
          </Panel>
          <PanelHandle panel={lists} widths={WIDTHS_BESIDE} />
          <Panel minSize="12rem">{picture}</Panel>
        </Group>
      )}
      {room === "wide" && (
        <Group key="wide" className={styles["panels"]} orientation="horizontal">
          <Panel panelRef={lists} defaultSize="17" minSize="10rem" collapsible>
            {outline}
          </Panel>
          <PanelHandle panel={lists} widths={WIDTHS} />
          <Panel minSize="30">{picture}</Panel>
          <PanelHandle panel={parts} widths={WIDTHS} />
          <Panel panelRef={parts} defaultSize="23" minSize="14rem" collapsible>
            {inspector}
          </Panel>
        </Group>
      )}
    </div>
  );
}
