import { type JsonValue, pathOfIndex, pathOfKey, type Step, shortPath } from "@plumbline/model-core";

/** A value of a document together with where it stands; also of a key that is not there. */
export class Place {
  readonly value: JsonValue | undefined;
  readonly #parent: Place | null;
  readonly #step: Step;
  /** The first step, to the document, is told only where there are several. */
  readonly #isTold: boolean;

  private constructor(
    value: JsonValue | undefined,
    { parent, step, isTold }: { parent: Place | null; step: Step; isTold: boolean },
  ) {
    this.value = value;
    this.#parent = parent;
    this.#step = step;
    this.#isTold = isTold;
  }

  /** The places of the documents of a text. */
  static ofDocuments(documents: readonly JsonValue[]): readonly Place[] {
    const isTold = documents.length > 1;
    return documents.map((value, step) => new Place(value, { parent: null, step, isTold }));
  }

  get isThere(): boolean {
    return this.value !== undefined && this.value !== null;
  }

  get isObject(): boolean {
    return typeof this.value === "object" && this.value !== null && !Array.isArray(this.value);
  }

  get isList(): boolean {
    return Array.isArray(this.value);
  }

  /** The last key or index of the way here. */
  get key(): string {
    return String(this.#step);
  }

  /** The way from the list of documents. */
  get way(): readonly Step[] {
    return this.#parent === null ? [this.#step] : [...this.#parent.way, this.#step];
  }

  /** The same for two places that are one. Of a key that nobody would write no more is looked at than its beginning. */
  get wayKey(): string {
    return JSON.stringify(this.way.map((step) => (typeof step === "number" ? step : shortStep(step))));
  }

  get path(): string {
    const steps: Place[] = [];
    for (let place: Place | null = this; place !== null; place = place.#parent) {
      steps.push(place);
    }
    return shortPath(steps.reduceRight((path, place) => place.#pathIn(path), ""));
  }

  /** The text that it is; null when it is none, or a blank one. */
  get text(): string | null {
    return typeof this.value === "string" && this.value.trim() !== "" ? this.value : null;
  }

  /** The text, or what a number or a truth value is in words: YAML reads `1.0` as a number. */
  get word(): string | null {
    return typeof this.value === "number" || typeof this.value === "boolean" ? String(this.value) : this.text;
  }

  /** The value of a key of its own. */
  at(key: string): Place {
    const { value } = this;
    const isOwn =
      typeof value === "object" && value !== null && !Array.isArray(value) && Object.hasOwn(value, key);
    const own = isOwn ? (value as { readonly [key: string]: JsonValue })[key] : undefined;
    return new Place(own, { parent: this, step: key, isTold: true });
  }

  /** An entry of a list. */
  entry(index: number): Place {
    const value = Array.isArray(this.value) ? (this.value as readonly JsonValue[])[index] : undefined;
    return new Place(value, { parent: this, step: index, isTold: true });
  }

  /** The values of its keys; none when it is no object. */
  get members(): readonly Place[] {
    return this.isObject ? Object.keys(this.value as object).map((key) => this.at(key)) : [];
  }

  /** The entries of a list; none when it is no list. */
  get items(): readonly Place[] {
    return Array.isArray(this.value)
      ? this.value.map((value, step) => new Place(value, { parent: this, step, isTold: true }))
      : [];
  }

  #pathIn(path: string): string {
    if (!this.#isTold) {
      return path;
    }
    return typeof this.#step === "number" ? pathOfIndex(path, this.#step) : pathOfKey(path, this.#step);
  }
}

const STEP_CHARACTERS = 500;

function shortStep(step: string): string {
  return step.length <= STEP_CHARACTERS ? step : `${step.slice(0, STEP_CHARACTERS)} ${step.length}`;
}
