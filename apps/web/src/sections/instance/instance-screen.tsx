import type { ReactNode } from "react";
import { Page } from "../../design/page.js";

export function InstanceScreen(): ReactNode {
  return <Page title="Instance">{null}</Page>;
}
