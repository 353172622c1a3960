import { expect, it } from "@jest/globals";
import { SERVICE } from "../../testing/texts-of-service.js";
import { READ_A_DESIGN } from "./read-a-design.js";
import { skillPrompt } from "./skill-text.js";

it("the prompt of a skill names the project that is given, and is the same without it", () => {
  const place = "The `projectId` is `6325df52-74bb-5a99-987a-80eba10061e8`.\n\n";
  const prompt = skillPrompt(READ_A_DESIGN, SERVICE, "6325df52-74bb-5a99-987a-80eba10061e8");
  expect(prompt.split(place)).toHaveLength(2);
  expect(skillPrompt(READ_A_DESIGN, SERVICE, null)).toBe(prompt.replace(place, ""));
});
