import { sentencesOf } from "@plumbline/api-client";
import { useCallback, useEffect, useState } from "react";

export type Answer<Data> =
  | { readonly state: "waiting" }
  | { readonly state: "there"; readonly data: Data }
  | { readonly state: "failed"; readonly sentences: readonly string[] };

/**
 * Asks once, and again on demand; whoever leaves the screen ends the request. `ask` is kept by `useCallback`: another one
 * asks anew.
 */
export function useAnswer<Data>(
  ask: (signal: AbortSignal) => Promise<Data>,
): readonly [Answer<Data>, () => void] {
  const [answer, setAnswer] = useState<Answer<Data>>({ state: "waiting" });
  const [round, setRound] = useState(0);
  useEffect(() => setAnswer({ state: "waiting" }), [ask]);
  // Another round asks again.
  useEffect(() => {
    const leaving = new AbortController();
    ask(leaving.signal).then(
      (data) => leaving.signal.aborted || setAnswer({ state: "there", data }),
      (error: unknown) => leaving.signal.aborted || setAnswer(failed(error)),
    );
    return () => leaving.abort();
  }, [ask, round]);
  return [answer, useCallback(() => setRound((last) => last + 1), [])];
}

export function failed(error: unknown): { readonly state: "failed"; readonly sentences: readonly string[] } {
  return { state: "failed", sentences: sentencesOf(error) ?? ["Something went wrong in this page."] };
}
