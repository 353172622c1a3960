import { describe, expect, it } from "@jest/globals";
import { NODE_CODEC } from "../../testing/node-codec.js";
import { oddZip, u16 } from "../../testing/odd-zip.js";
import { readSequentially } from "../../testing/sequential-zip.js";
import { SOME_FILES } from "../../testing/some-files.js";
import type { Inflate } from "./codec.js";
import { readZip } from "./read-zip.js";

/** The numbers of a seed, always the same. */
function numbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const EXTRA = Buffer.concat([u16(0x5455, 2), Buffer.from("ab")]);
const ORIGINALS = [
  oddZip(SOME_FILES.map(({ path, content }) => ({ name: path, content }))),
  oddZip(SOME_FILES.map(({ path, content }) => ({ name: path, content, deflate: true, localExtra: EXTRA }))),
].map((archive) => Buffer.from(archive));

type Mutation = (archive: Buffer, next: (below: number) => number) => Buffer;

const HOSTILE = [0, 1, 0x7fff, 0xffff, 0x7fffffff, 0xffffffff, 0x04034b50, 0x02014b50, 0x06054b50];

const MUTATIONS: readonly Mutation[] = [
  (archive, next) => {
    archive[next(archive.length)] = next(256);
    return archive;
  },
  (archive, next) => {
    const at = next(archive.length);
    archive[at] = (archive[at] ?? 0) ^ (1 << next(8));
    return archive;
  },
  (archive, next) => {
    archive.writeUInt32LE(HOSTILE[next(HOSTILE.length)] ?? 0, next(archive.length - 4));
    return archive;
  },
  (archive, next) => {
    archive.writeUInt16LE(next(archive.length), next(archive.length - 2));
    return archive;
  },
  (archive, next) => archive.subarray(0, next(archive.length)),
  (archive, next) => {
    const at = next(archive.length);
    return Buffer.concat([archive.subarray(0, at), archive.subarray(at + 1 + next(40))]);
  },
  (archive, next) => {
    const at = next(archive.length);
    const from = next(archive.length);
    return Buffer.concat([
      archive.subarray(0, at),
      archive.subarray(from, from + next(60)),
      archive.subarray(at),
    ]);
  },
  (archive, next) => {
    archive.copyWithin(next(archive.length), next(archive.length), next(archive.length));
    return archive;
  },
];

/** An archive with one to three mutations. */
function mutant(seed: number): Buffer {
  const next = numbers(seed);
  let archive: Buffer = Buffer.from(ORIGINALS[seed % 2] ?? []);
  for (let count = 1 + next(3); count > 0 && archive.length > 50; count -= 1) {
    archive = MUTATIONS[next(MUTATIONS.length)]?.(archive, next) ?? archive;
  }
  return archive;
}

describe("a mutated archive", () => {
  it("is refused, or read as somebody reads it who never looks at its directory: 5,000 of them, without an exception", () => {
    const outcomes = { refused: 0, read: 0 };
    for (let seed = 0; seed < 5000; seed += 1) {
      const archive = mutant(seed);
      const asked = { count: 0 };
      const inflate: Inflate = (data, most) => {
        asked.count += 1;
        return NODE_CODEC.inflate(data, most);
      };
      const read = readZip(archive, { inflate });
      outcomes[read.ok ? "read" : "refused"] += 1;
      expect(asked.count).toBeLessThanOrEqual(SOME_FILES.length);
      if (read.ok) {
        const files = read.value.map(
          ({ path, content }) => [path, Buffer.from(content).toString("base64")] as const,
        );
        expect(new Map(files)).toEqual(readSequentially(archive));
      } else {
        expect(read.refusal.errors).toHaveLength(1);
        expect(read.refusal.code).toMatch(/^(?:invalid_bundle|bundle_too_large|payload_too_large)$/);
      }
    }
    expect(outcomes.refused).toBeGreaterThan(4000);
    expect(outcomes.read).toBeGreaterThan(50);
  });
});
