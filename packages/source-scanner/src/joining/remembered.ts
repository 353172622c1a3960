/** Answers that are found once for each key. */
export class Remembered<Answer> {
  readonly #known = new Map<string, Answer>();
  readonly #find: (key: string) => Answer;

  constructor(find: (key: string) => Answer) {
    this.#find = find;
  }

  of(key: string): Answer {
    const known = this.#known.get(key) ?? this.#find(key);
    this.#known.set(key, known);
    return known;
  }
}
