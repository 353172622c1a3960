/** A copy with twice the room. */
export function doubledFloats(array: Float64Array<ArrayBuffer>): Float64Array<ArrayBuffer> {
  const doubled = new Float64Array(2 * array.length);
  doubled.set(array);
  return doubled;
}

/** A copy with twice the room. */
export function doubledInts(array: Int32Array<ArrayBuffer>): Int32Array<ArrayBuffer> {
  const doubled = new Int32Array(2 * array.length);
  doubled.set(array);
  return doubled;
}
