import { isProblem, NetworkError } from "@plumbline/api-client";
import { useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useSyncExternalStore } from "react";
import { FRAME_WORDS as words } from "../words/frame.js";
import styles from "./app-frame.module.css";

/** Says that the service cannot be reached, for as long as what was last asked of it says so. */
export function OfflineBar(): ReactNode {
  const cache = useQueryClient().getQueryCache();
  const isOff = useSyncExternalStore(
    (changed) => cache.subscribe(changed),
    () => cache.findAll({ type: "active" }).some(({ state }) => isUnreachable(state.error)),
  );
  return <div role="status">{isOff && <p className={styles["offline"]}>{words.offline}</p>}</div>;
}

function isUnreachable(error: unknown): boolean {
  return error instanceof NetworkError || isProblem(error, "unavailable");
}
