import { describe, expect, it } from "@jest/globals";
import { roomFor } from "./room-for.js";

describe("the room of the model screen", () => {
  it.each([
    [1_112, 16, "wide"],
    [3_600, 32, "wide"],
    [944, 32, "beside"],
    [600, 16, "beside"],
    [432, 32, "narrow"],
    [480, 16, "narrow"],
    [320, 16, "narrow"],
  ])("%d pixels with text of %d are %s", (width, rem, room) => {
    expect(roomFor(width, rem)).toBe(room);
  });
});
