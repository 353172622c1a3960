import { useEffect, useRef, useState } from "react";

type Sought = string | undefined;

/**
 * The text of a field whose words the address keeps. What is typed stands at once and is said once typing rests; what
 * the address comes to hold in another way is taken over.
 */
export function useSoughtText(
  known: Sought,
  onSought: (words: Sought) => void,
  pauseMs = 0,
): readonly [text: string, type: (text: string) => void] {
  const [text, setText] = useState(known ?? "");
  const asks = useAsks(known, onSought, setText);
  const type = (typed: string): void => {
    setText(typed);
    asks.stop();
    if (pauseMs === 0) {
      asks.say(typed);
    } else {
      asks.sayLater(typed, pauseMs);
    }
  };
  return [text, type];
}

/** What was said and the address does not hold yet: it follows late, and need not hold every word on its way. */
function useAsks(known: Sought, onSought: (words: Sought) => void, onOther: (text: string) => void) {
  const waiting = useRef<readonly Sought[]>([]);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef({ known, onSought, onOther });
  latest.current = { known, onSought, onOther };
  const stop = (): void => clearTimeout(timer.current);
  useEffect(() => {
    const at = waiting.current.indexOf(wordsIn(known ?? ""));
    waiting.current = at < 0 ? [] : waiting.current.slice(at + 1);
    if (at < 0) {
      clearTimeout(timer.current);
      latest.current.onOther(known ?? "");
    }
  }, [known]);
  useEffect(() => () => clearTimeout(timer.current), []);
  const say = (typed: string): void => {
    const words = wordsIn(typed);
    const before = waiting.current.length > 0 ? waiting.current.at(-1) : wordsIn(latest.current.known ?? "");
    if (words !== before) {
      waiting.current = [...waiting.current, words];
      latest.current.onSought(words);
    }
  };
  const sayLater = (typed: string, pauseMs: number): void => {
    timer.current = setTimeout(() => say(typed), pauseMs);
  };
  return { stop, say, sayLater };
}

function wordsIn(text: string): Sought {
  return text.trim() || undefined;
}
