import { afterEach, expect, it } from "@jest/globals";
import { act, cleanup, configure, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState } from "react";
import { PromiseFilters } from "./promise-filters.js";
import type { PromiseListSearch } from "./promise-list-search.js";

configure({ asyncUtilTimeout: 60_000 });

afterEach(cleanup);

/** The filters on an address that starts with a text, and what it says now. */
function shown() {
  let address: PromiseListSearch = { q: "abc" };
  let go: (search: PromiseListSearch) => void = () => undefined;
  function Screen() {
    const [search, setSearch] = useState(address);
    address = search;
    go = setSearch;
    return <PromiseFilters search={search} onChange={(changed) => setSearch({ ...search, ...changed })} />;
  }
  render(<Screen />);
  const field = screen.getByRole<HTMLInputElement>("searchbox");
  return { field, address: () => address, go: (search: PromiseListSearch) => act(() => go(search)) };
}

const longerThanAPause = () => act(() => new Promise((resolve) => setTimeout(resolve, 300)));

it("lets its text go when the address does, also what is typed and not sought yet", async () => {
  const { field, address, go } = shown();
  await userEvent.type(field, "d");
  go({});
  await longerThanAPause();
  expect([field.value, address()]).toEqual(["", {}]);
});

it("is sought once typing rests", async () => {
  const { field, address } = shown();
  // All in one turn, so that no pause can end in between.
  fireEvent.change(field, { target: { value: "abcd" } });
  fireEvent.change(field, { target: { value: "abcde" } });
  expect(address()).toEqual({ q: "abc" });
  await waitFor(() => expect(address()).not.toEqual({ q: "abc" }));
  expect(address()).toEqual({ q: "abcde" });
});
