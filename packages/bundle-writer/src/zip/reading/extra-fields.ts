const ZIP64 = 0x0001;
const UNICODE_PATH = 0x7075;

/** Why extra fields are refused: they are cut off, state other sizes or another name; null where they are not. */
export function faultOfExtra(view: DataView, start: number, length: number): string | null {
  const end = start + length;
  let at = start;
  while (at + 4 <= end) {
    const fault = faultOfField(view.getUint16(at, true));
    if (fault !== null) {
      return fault;
    }
    at += 4 + view.getUint16(at + 2, true);
  }
  return at === end ? null : "has extra fields that are cut off";
}

function faultOfField(id: number): string | null {
  if (id === ZIP64) {
    return "is Zip64";
  }
  return id === UNICODE_PATH ? "has an extra field with another name" : null;
}
