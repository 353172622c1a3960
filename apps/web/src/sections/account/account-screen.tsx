import type { ReactNode } from "react";
import { Page } from "../../design/page.js";

export function AccountScreen(): ReactNode {
  return <Page title="Account">{null}</Page>;
}
