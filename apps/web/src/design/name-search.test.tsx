import { afterEach, beforeAll, expect, it, jest } from "@jest/globals";
import { cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { NameSearch, type Offer } from "./name-search.js";

beforeAll(() => {
  // What is drawn nowhere scrolls nowhere.
  Element.prototype.scrollIntoView = () => undefined;
});
afterEach(cleanup);

const offer = (name: string): Offer => ({ id: name, name, detail: "" });

it("picks at Enter what is found, not what stands there from before while it is looked for", async () => {
  const onPick = jest.fn();
  const shared = { label: "Part", text: "orders", onText: () => undefined, onPick };
  const { rerender } = render(<NameSearch {...shared} offered={[offer("old")]} isLooking />);
  await userEvent.type(screen.getByRole("combobox"), "s{Enter}");
  expect(onPick).not.toHaveBeenCalled();
  rerender(<NameSearch {...shared} offered={[offer("orders")]} isLooking={false} />);
  expect(onPick.mock.calls).toEqual([[offer("orders")]]);
});

it("picks nothing when somebody goes on typing meanwhile", async () => {
  const onPick = jest.fn();
  const shared = { label: "Part", text: "orders", onText: () => undefined, onPick };
  const { rerender } = render(<NameSearch {...shared} offered={[]} isLooking />);
  await userEvent.type(screen.getByRole("combobox"), "s{Enter}t");
  rerender(<NameSearch {...shared} offered={[offer("orders")]} isLooking={false} />);
  expect(onPick).not.toHaveBeenCalled();
});
