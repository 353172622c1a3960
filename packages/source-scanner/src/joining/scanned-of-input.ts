import type { JoinInput } from "./join-input.js";
import { ScannedRepository } from "./scanned-repository.js";

export function scannedRepository({ selection, extractions }: JoinInput): ScannedRepository {
  const files = selection.selected.flatMap((file) => {
    const extraction = extractions.get(file.path);
    return extraction === undefined ? [] : [{ file, extraction }];
  });
  return new ScannedRepository(files, selection);
}
