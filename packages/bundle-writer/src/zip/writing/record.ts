/**
 * Writes records one after the other into one piece of memory: numbers with the lowest byte first, and text as ASCII.
 * A piece for each record would cost more than all that is written.
 */
export class RecordWriter {
  readonly #bytes: Uint8Array<ArrayBuffer>;
  readonly #view: DataView;
  #from = 0;
  #at = 0;

  constructor(length: number) {
    this.#bytes = new Uint8Array(length);
    this.#view = new DataView(this.#bytes.buffer);
  }

  u16(number: number): this {
    this.#view.setUint16(this.#at, number, true);
    this.#at += 2;
    return this;
  }

  u32(number: number): this {
    this.#view.setUint32(this.#at, number, true);
    this.#at += 4;
    return this;
  }

  ascii(text: string): this {
    for (let place = 0; place < text.length; place += 1) {
      this.#bytes[this.#at + place] = text.charCodeAt(place);
    }
    this.#at += text.length;
    return this;
  }

  /** What was written since the last piece was taken. */
  take(): Uint8Array<ArrayBuffer> {
    const piece = this.#bytes.subarray(this.#from, this.#at);
    this.#from = this.#at;
    return piece;
  }
}
