import type { From, Instruction } from "dockerfile-ast";

/** The first line of a stage. */
export function isFrom(instruction: Instruction): instruction is From {
  return instruction.getKeyword() === "FROM";
}
