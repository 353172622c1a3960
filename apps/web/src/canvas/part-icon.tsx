import type { ReactNode } from "react";
import type { PartKind } from "./part.js";

/** What kinds of parts look like, in a square of 16 pixels. */
const SHAPES: Readonly<Record<PartKind, string>> = {
  actor: "M8 7.2a2.6 2.6 0 1 0 0-5.2 2.6 2.6 0 0 0 0 5.2ZM2.8 14c.4-3 2.4-4.6 5.2-4.6s4.8 1.6 5.2 4.6",
  system: "M2 3.5h12v9H2zM2 6.2h12M4 4.9h.01",
  app: "M8 1.8 13.6 5v6.2L8 14.4 2.4 11.2V5zM2.4 5 8 8.1 13.6 5M8 8.1v6.3",
  component: "M5 3h8.5v10H5zM2.5 5.2H6v2H2.5zM2.5 8.8H6v2H2.5z",
  store:
    "M2.5 4.2C2.5 3 5 2 8 2s5.5 1 5.5 2.2S11 6.4 8 6.4 2.5 5.400 2.500 4.200ZM2.500 4.200v7.600C2.500 13 5 14 8 14s5.500-1 5.500-2.200V4.200M2.500 8c0 1.200 2.500 2.200 5.500 2.200s5.500-1 5.500-2.200",
  channel: "M1.8 5.500h12.400v5H1.800zM5 5.500v5M8.200 5.500v5M11.400 5.500v5",
  group: "M2 2h5v5H2zM9 2h5v5H9zM2 9h5v5H2zM9 9h5v5H9z",
};

export function PartIcon({
  kind,
  size = 16,
}: {
  readonly kind: PartKind;
  readonly size?: number;
}): ReactNode {
  return (
    <svg width={size} height={size} viewBox="0 0 16 16" aria-hidden="true" focusable="false">
      <path d={SHAPES[kind]} fill="none" stroke="currentColor" strokeWidth="1.3" strokeLinejoin="round" />
    </svg>
  );
}
