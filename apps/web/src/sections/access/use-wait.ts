import { ProblemError } from "@plumbline/api-client";
import { useEffect, useState } from "react";

/** Seconds until it is worth trying again, counted down; 0 where nobody has to wait. */
export function useWait(error: unknown): number {
  const [left, setLeft] = useState(0);
  useEffect(() => {
    const seconds = error instanceof ProblemError ? (error.retryAfter ?? 0) : 0;
    const end = Date.now() + seconds * 1_000;
    const tick = (): void => setLeft(Math.max(0, Math.ceil((end - Date.now()) / 1_000)));
    tick();
    const timer = seconds > 0 ? setInterval(tick, 1_000) : undefined;
    return () => clearInterval(timer);
  }, [error]);
  return left;
}
