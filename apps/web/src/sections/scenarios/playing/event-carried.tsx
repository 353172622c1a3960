import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import type { PlayedRun } from "../../../engines/play.js";
import { SCENARIO_WORDS } from "../../../words/scenarios.js";
import type { Player } from "./player.js";
import styles from "./stage.module.css";
import { usePlayerState } from "./use-player.js";

const words = SCENARIO_WORDS.playing;

/** Asks what an event of the run carries. */
export type ReadCarried = (
  run: PlayedRun,
  sequence: number,
) => Promise<{ readonly payload: unknown; readonly headers: unknown } | null>;

interface EventCarriedProps {
  readonly run: PlayedRun;
  readonly player: Player;
  readonly read: ReadCarried;
}

/** What the event at the playhead carries, asked for while it is open. */
export function EventCarried({ run, player, read }: EventCarriedProps): ReactNode {
  const { position, isPlaying } = usePlayerState(player);
  const [isOpen, setOpen] = useState(false);
  const { data } = useQuery({
    queryKey: ["engines", "carried", run.hash, position],
    queryFn: () => read(run, position),
    enabled: isOpen && !isPlaying && position > 0,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  return (
    <details className={styles["carried"]} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{words.carries}</summary>
      {data && <Carried {...data} />}
    </details>
  );
}

const LONGEST = 20_000;

function Carried({ payload, headers }: { readonly payload: unknown; readonly headers: unknown }): ReactNode {
  return (
    <>
      {payload === null && <p>{words.carriesNothing}</p>}
      {payload !== null && <pre>{JSON.stringify(payload, null, 2).slice(0, LONGEST)}</pre>}
      {isFilled(headers) && (
        <>
          <p>{words.headers}</p>
          <pre>{JSON.stringify(headers, null, 2)}</pre>
        </>
      )}
    </>
  );
}

function isFilled(headers: unknown): boolean {
  return typeof headers === "object" && headers !== null && Object.keys(headers).length > 0;
}
