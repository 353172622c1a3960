/** What a zip archive is made of (PKWARE APPNOTE 6.3): signatures, sizes of its records, and the values that ours has. */

export const SIGNATURES = {
  local: 0x04034b50,
  directory: 0x02014b50,
  end: 0x06054b50,
  zip64Locator: 0x07064b50,
} as const;

/** Bytes of the parts of records that have a fixed length. */
export const RECORD_BYTES = { local: 30, directory: 46, end: 22, zip64Locator: 20 } as const;

/** How an entry is kept. */
export const METHODS = { stored: 0, deflated: 8 } as const;

/** What every entry of a bundle says of itself, whenever and wherever it is written. */
export const ENTRY_METADATA = {
  /** Version 1.0: stored, no folders. */
  versionNeeded: 10,
  /** Unix, version 4.5. */
  versionMadeBy: 0x032d,
  flags: 0,
  method: METHODS.stored,
  /** 00:00:00 */
  time: 0,
  /** 1980-01-01 */
  date: 0x0021,
  /** A regular file of mode 0644, with the archive bit of DOS. */
  externalAttributes: 0x81a40020,
} as const;
