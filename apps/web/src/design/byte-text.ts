const UNITS = ["bytes", "KB", "MB", "GB"] as const;

/** A number of bytes as people read it: `156.6 KB`. */
export function byteText(bytes: number): string {
  let amount = bytes;
  for (const unit of UNITS) {
    if (amount < 1000 || unit === "GB") {
      return `${unit === "bytes" ? amount : amount.toFixed(1)} ${unit}`;
    }
    amount /= 1000;
  }
  return `${bytes} bytes`;
}
