import type { ReactNode } from "react";
export function KeepBroken(_: object): ReactNode {
  return null;
}
