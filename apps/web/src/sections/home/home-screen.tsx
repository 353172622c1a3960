import type { ReactNode } from "react";
import { Page } from "../../design/page.js";

export function HomeScreen(): ReactNode {
  return <Page title="Home">{null}</Page>;
}
