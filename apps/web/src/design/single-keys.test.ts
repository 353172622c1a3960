import { afterEach, expect, test } from "@jest/globals";
import { guardSingleKeys, hasSingleKeys, switchSingleKeys } from "./single-keys.js";

const heard: string[] = [];
guardSingleKeys(window);
window.addEventListener("keydown", ({ key }) => heard.push(key));

afterEach(() => {
  switchSingleKeys(true);
  heard.length = 0;
  document.body.replaceChildren();
});

function press(key: string, { on = "div", ...rest }: KeyboardEventInit & { on?: string } = {}): void {
  const element = document.createElement(on);
  document.body.append(element);
  element.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, ...rest }));
}

test("are heard until they are switched off", () => {
  expect(hasSingleKeys()).toBe(true);
  press("g");
  switchSingleKeys(false);
  press("g");
  press("?");
  expect(heard).toEqual(["g"]);
});

test("what is typed, held or has a name of its own is heard all the same", () => {
  switchSingleKeys(false);
  press("a", { on: "textarea" });
  press("k", { ctrlKey: true });
  press(" ");
  press("Enter");
  press("ArrowDown");
  expect(heard).toEqual(["a", "k", " ", "Enter", "ArrowDown"]);
});
