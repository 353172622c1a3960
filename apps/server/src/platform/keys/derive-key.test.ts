import { expect, it } from "@jest/globals";
import { deriveKey } from "./derive-key.js";

const ASCENDING = (from: number, count: number) =>
  Buffer.from(Array.from({ length: count }, (_, n) => from + n));

it.each([
  {
    name: "A.1",
    key: Buffer.alloc(22, 0x0b),
    salt: ASCENDING(0x00, 13),
    info: ASCENDING(0xf0, 10),
    okm: "3cb25f25faacd57a90434f64d0362f2a2d2d0a90cf1a5a4c5db02d56ecc4c5bf34007208d5b887185865",
  },
  {
    name: "A.2",
    key: ASCENDING(0x00, 80),
    salt: ASCENDING(0x60, 80),
    info: ASCENDING(0xb0, 80),
    okm:
      "b11e398dc80327a1c8e7f78c596a49344f012eda2d4efad8a050cc4c19afa97c59045a99cac7827271cb41c65e590e09" +
      "da3275600c2f09b8367793a9aca3db71cc30c58179ec3e87c14c01d5c1f3434f1d87",
  },
  {
    name: "A.3",
    key: Buffer.alloc(22, 0x0b),
    salt: Buffer.alloc(0),
    info: Buffer.alloc(0),
    okm: "8da4e775a563c18f715f802a063c5a31b8a11f5c5ee1879ec3454e5f3c738d2d9d201395faa4b61a96c8",
  },
])("the derivation is that of RFC 5869, $name", ({ key, salt, info, okm }) => {
  const bytes = okm.length / 2;
  expect(deriveKey({ key, salt, info, bytes }).toString("hex")).toBe(okm);
});
