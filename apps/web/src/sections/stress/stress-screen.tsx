import type { ReactNode } from "react";
import { Page } from "../../design/page.js";

export function StressScreen(): ReactNode {
  return <Page title="Stress">{null}</Page>;
}
