import type { ReactNode } from "react";
import { Page } from "../../design/page.js";

export function ReviewScreen(): ReactNode {
  return <Page title="Review">{null}</Page>;
}
