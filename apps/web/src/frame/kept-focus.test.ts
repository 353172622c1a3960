import { afterEach, beforeEach, expect, test } from "@jest/globals";
import { waitFor } from "@testing-library/react";
import { keepFocus } from "./kept-focus.js";

let end = (): void => undefined;

beforeEach(() => {
  end = keepFocus(document);
});

afterEach(() => {
  end();
  document.body.replaceChildren();
});

function put(
  parent: HTMLElement,
  name: string,
  attributes: Readonly<Record<string, string>> = {},
): HTMLElement {
  const element = document.createElement(name);
  for (const [attribute, value] of Object.entries(attributes)) {
    element.setAttribute(attribute, value);
  }
  parent.append(element);
  return element;
}

test("a row that leaves gives the focus to its list", async () => {
  const list = put(document.body, "section", { tabindex: "0" });
  const row = put(list, "li");
  put(row, "button").focus();
  row.remove();
  await waitFor(() => expect(document.activeElement).toBe(list));
});

test("a button that is off gives it to what it stands in", async () => {
  const list = put(document.body, "section", { tabindex: "0" });
  const button = put(list, "button");
  button.focus();
  // What browsers do with a button that has the focus when it is switched off.
  button.blur();
  button.setAttribute("disabled", "");
  await waitFor(() => expect(document.activeElement).toBe(list));
});

test("a dialog that follows another one gives it to what opened the first", async () => {
  const opener = put(document.body, "button");
  opener.focus();
  const first = put(document.body, "div", { role: "dialog" });
  put(first, "button").focus();
  first.remove();
  const second = put(document.body, "div", { role: "dialog" });
  put(second, "button").focus();
  second.remove();
  await waitFor(() => expect(document.activeElement).toBe(opener));
});

test("where nothing of it is left, the content of the page takes it", async () => {
  const content = put(document.body, "main", { id: "content", tabindex: "-1" });
  const bar = put(document.body, "nav");
  put(bar, "a", { href: "/" }).focus();
  bar.remove();
  await waitFor(() => expect(document.activeElement).toBe(content));
});

test("what has the focus keeps it", async () => {
  const list = put(document.body, "section", { tabindex: "0" });
  const row = put(list, "button");
  const field = put(document.body, "input");
  row.focus();
  field.focus();
  row.remove();
  await new Promise((done) => setTimeout(done, 10));
  expect(document.activeElement).toBe(field);
});
