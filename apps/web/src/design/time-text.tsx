import type { ReactNode } from "react";
import { relativeTime } from "./relative-time.js";

/** When something was, seen from now, with the exact moment for who points at it. */
export function TimeText({ at }: { readonly at: string }): ReactNode {
  const moment = new Date(at);
  return (
    <time dateTime={at} title={moment.toLocaleString()}>
      {relativeTime(moment.getTime(), Date.now())}
    </time>
  );
}
