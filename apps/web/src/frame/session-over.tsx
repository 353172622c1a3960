import { useQuery } from "@tanstack/react-query";
import { lazy, type ReactNode, Suspense, useSyncExternalStore } from "react";
import { meQuery } from "../api/queries.js";
import { sessionEnded } from "../api/session.js";

const OpenSessionOver = lazy(() =>
  import("./open-session-over.js").then(({ OpenSessionOver }) => ({ default: OpenSessionOver })),
);

/** Stands in every screen and waits for the end of the session. */
export function SessionOver(): ReactNode {
  const isOver = useSyncExternalStore(sessionEnded.subscribe, sessionEnded.read);
  const { data: me } = useQuery({ ...meQuery, enabled: false });
  return (
    isOver &&
    me !== undefined && (
      <Suspense fallback={null}>
        <OpenSessionOver email={me.user.email} />
      </Suspense>
    )
  );
}
