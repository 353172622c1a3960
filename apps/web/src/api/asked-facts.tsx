import type { ReactNode } from "react";
import { AI_WORDS as words } from "../words/ai.js";
import { FactPicker, type FactPickerProps } from "./fact-picker.js";

/** The parts of a design that help is asked about: what of it is no fact is told by itself. */
export function AskedFacts(props: Omit<FactPickerProps, "label" | "without">): ReactNode {
  return <FactPicker {...props} label={words.askedAbout} without={NO_FACTS} />;
}

const NO_FACTS = ["question", "decision", "promise"] as const;
