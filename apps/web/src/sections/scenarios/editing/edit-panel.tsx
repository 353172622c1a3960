import type { ReactNode } from "react";
export function EditPanel(_: object): ReactNode {
  return null;
}
