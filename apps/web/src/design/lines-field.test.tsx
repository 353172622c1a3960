import { afterEach, expect, it } from "@jest/globals";
import { cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState } from "react";
import { LinesField } from "./lines-field.js";
import { typedLines } from "./typed-lines.js";
import type { TypedList } from "./use-typed-list.js";

afterEach(cleanup);

/** A field for a list of which one item holds a line end, and what it stands for now. */
function shown() {
  let lines: TypedList = ["one\nstill one", "two"];
  function Screen() {
    const [typed, setTyped] = useState(lines);
    lines = typed;
    return <LinesField label="Steps" lines={typed} onLines={setTyped} />;
  }
  render(<Screen />);
  const type = (keys: string) => userEvent.type(screen.getByLabelText("Steps"), keys);
  return { type, items: () => typedLines(lines) };
}

it("stands for the list that it began as while its text is that of it", async () => {
  const { type, items } = shown();
  expect(screen.getByLabelText<HTMLTextAreaElement>("Steps").value).toBe("one\nstill one\ntwo");
  await type("!");
  expect(items()).toEqual(["one", "still one", "two!"]);
  await type("{Backspace}");
  expect(items()).toEqual(["one\nstill one", "two"]);
});
