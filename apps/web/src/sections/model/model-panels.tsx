import type { ReactNode } from "react";
import { Group, Panel, Separator } from "react-resizable-panels";
import styles from "./model-panels.module.css";
import { useFocusOnArrival } from "./use-focus-on-arrival.js";
import { useRoom } from "./use-room.js";

export interface ModelPanelsProps {
  readonly outline: ReactNode;
  readonly picture: ReactNode;
  readonly inspector: ReactNode;
}

/** Outline, picture and inspector beside each other; with less room the lists share a column, with little the picture gives way. */
export function ModelPanels({ outline, picture, inspector }: ModelPanelsProps): ReactNode {
  const { ref, room } = useRoom();
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
          <Panel defaultSize="15rem" minSize="11rem">
            <div className={styles["lists"]}>
              {outline}
              {inspector}
            </div>
          </Panel>
          <Separator className={styles["handle"]} />
          <Panel minSize="12rem">{picture}</Panel>
        </Group>
      )}
      {room === "wide" && (
        <Group key="wide" className={styles["panels"]} orientation="horizontal">
          <Panel defaultSize="17" minSize="10rem" collapsible>
            {outline}
          </Panel>
          <Separator className={styles["handle"]} />
          <Panel minSize="30">{picture}</Panel>
          <Separator className={styles["handle"]} />
          <Panel defaultSize="23" minSize="14rem" collapsible>
            {inspector}
          </Panel>
        </Group>
      )}
    </div>
  );
}
