import { FAULT_KINDS, type FaultDocument } from "@plumbline/playback-engine";
import type { CheckFault } from "@plumbline/promise-core";
import { idInWords, numberInWords, wordInWords } from "./of-ours.js";

/** What a fault does, without a full stop; in words of ours, IDs and numbers. */
export function faultSentence(fault: FaultDocument | CheckFault | null): string {
  const attempts =
    typeof fault?.failFirst === "number"
      ? `the first ${numberInWords(fault.failFirst)} attempts`
      : "every attempt";
  return `${idInWords(fault?.target)} gives ${wordInWords(FAULT_KINDS, fault?.kind)} in ${attempts}`;
}
