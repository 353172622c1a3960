import { expect, it } from "@jest/globals";
import { sheetsAbout } from "./sheets-about.js";

const line = (elementId: string | null) => ({
  id: "l",
  elementId,
  priceId: null,
  quantity: "1",
  hoursPerMonth: null,
  note: null,
});
const SHEETS = [
  { id: "of-none", name: "", lines: [line(null)] },
  { id: "of-system", name: "", lines: [line("system")] },
  { id: "of-part", name: "", lines: [line(null), line("part")] },
];
const ELEMENTS = [
  { id: "system", parentId: null },
  { id: "app", parentId: "system" },
  { id: "part", parentId: "app" },
];
const about = (id: string) => sheetsAbout(SHEETS, ELEMENTS, id).map((sheet) => sheet.id);

it("a cost sheet is about the parts of its lines, and about all that holds them", () => {
  expect(about("system")).toEqual(["of-system", "of-part"]);
  expect(about("app")).toEqual(["of-part"]);
  expect(about("part")).toEqual(["of-part"]);
  expect(about("other")).toEqual([]);
});
