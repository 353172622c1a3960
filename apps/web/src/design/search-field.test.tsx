import { afterEach, expect, it } from "@jest/globals";
import { act, cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState } from "react";
import { SearchField } from "./search-field.js";

afterEach(cleanup);

/** A field on an address that holds what is sought when it is told to, as a router does, which is late. */
function shown(begunWith?: string) {
  const said: (string | undefined)[] = [];
  let hold: (q: string | undefined) => void = () => undefined;
  function Screen() {
    const [value, setValue] = useState(begunWith);
    hold = setValue;
    return <SearchField label="Search" value={value} onSought={(q) => said.push(q)} />;
  }
  render(<Screen />);
  const field = screen.getByRole<HTMLInputElement>("searchbox");
  return { said, field, hold: (q: string | undefined) => act(() => hold(q)) };
}

it("keeps the caret where somebody types in the midst of a word", async () => {
  const { said, field, hold } = shown("ordrs");
  await userEvent.type(field, "X", { initialSelectionStart: 3, initialSelectionEnd: 3 });
  hold(said.at(-1));
  await userEvent.type(field, "Y", { skipClick: true });
  expect([field.value, field.selectionStart, said]).toEqual(["ordXYrs", 5, ["ordXrs", "ordXYrs"]]);
});

it("loses no letter that is typed before the address follows, nor when it follows letter by letter", async () => {
  const { said, field, hold } = shown();
  await userEvent.type(field, "abc");
  expect(said).toEqual(["a", "ab", "abc"]);
  hold("a");
  await userEvent.type(field, "d", { skipClick: true });
  hold("abc");
  hold("abcd");
  expect(field.value).toBe("abcd");
});

it("shows what the address comes to hold in another way", async () => {
  const { said, field, hold } = shown("orders");
  await userEvent.type(field, "!");
  hold("orders!");
  hold(undefined);
  expect(field.value).toBe("");
  hold("orders!");
  expect([field.value, said]).toEqual(["orders!", ["orders!"]]);
});

it("says nothing anew for a space before the next word", async () => {
  const { said, field, hold } = shown("late");
  await userEvent.type(field, " ");
  expect([field.value, said]).toEqual(["late ", []]);
  await userEvent.type(field, "{Backspace}r");
  hold("later");
  await userEvent.clear(field);
  expect(said).toEqual(["later", undefined]);
});
