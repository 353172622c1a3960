/** Writes numbers of a record one after the other, the lowest byte first, and text as ASCII. */
export class RecordWriter {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly #view: DataView;
  #at = 0;

  constructor(length: number) {
    this.bytes = new Uint8Array(length);
    this.#view = new DataView(this.bytes.buffer);
  }

  u16(...numbers: readonly number[]): this {
    for (const number of numbers) {
      this.#view.setUint16(this.#at, number, true);
      this.#at += 2;
    }
    return this;
  }

  u32(...numbers: readonly number[]): this {
    for (const number of numbers) {
      this.#view.setUint32(this.#at, number, true);
      this.#at += 4;
    }
    return this;
  }

  ascii(text: string): this {
    for (let place = 0; place < text.length; place += 1) {
      this.bytes[this.#at + place] = text.charCodeAt(place);
    }
    this.#at += text.length;
    return this;
  }
}
