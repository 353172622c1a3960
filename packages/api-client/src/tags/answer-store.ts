/** An answer that was read to its end, with the tag it goes by. */
export interface KeptAnswer {
  readonly tag: string;
  readonly status: number;
  readonly headers: Headers;
  readonly body: Uint8Array<ArrayBuffer>;
}

/** What bounds a store: answers, and bytes of all bodies together. */
export interface StoreBounds {
  readonly answers: number;
  readonly bytes: number;
}

/** Kept answers by what they answer; who was not asked for longest goes first. */
export interface AnswerStore {
  get(key: string): KeptAnswer | null;
  set(key: string, answer: KeptAnswer): void;
}

export function answerStore({ answers, bytes }: StoreBounds): AnswerStore {
  const kept = new Map<string, KeptAnswer>();
  let held = 0;
  const drop = (key: string): void => {
    held -= kept.get(key)?.body.byteLength ?? 0;
    kept.delete(key);
  };
  const add = (key: string, answer: KeptAnswer): void => {
    kept.set(key, answer);
    held += answer.body.byteLength;
  };
  return {
    get: (key) => {
      const answer = kept.get(key) ?? null;
      if (answer !== null) {
        drop(key);
        add(key, answer);
      }
      return answer;
    },
    set: (key, answer) => {
      drop(key);
      add(key, answer);
      for (const oldest of kept.keys()) {
        if (kept.size <= answers && held <= bytes) {
          break;
        }
        drop(oldest);
      }
    },
  };
}
