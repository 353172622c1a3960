import type { ReactNode } from "react";
import { Page } from "../../design/page.js";

export function QuestionsScreen(): ReactNode {
  return <Page title="Questions">{null}</Page>;
}
