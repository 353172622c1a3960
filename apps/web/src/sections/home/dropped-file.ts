/** A file that was dropped on one screen and is looked at on the next. */
let dropped: File | null = null;

export function keepDroppedFile(file: File): void {
  dropped = file;
}

/** The file, once. */
export function takeDroppedFile(): File | null {
  const file = dropped;
  dropped = null;
  return file;
}
