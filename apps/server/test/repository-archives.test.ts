import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { OutboundHttp } from "../src/platform/outbound/outbound-http.js";
import { CodeHostClient } from "../src/sections/sources/code-host/code-host-client.js";
import { archiveAddress } from "../src/sections/sources/reading/archive-address.js";
import { PatientHost } from "../src/sections/sources/reading/patient-host.js";
import { RepositoryReader } from "../src/sections/sources/reading/repository-reader.js";
import type { WantedFile } from "../src/sections/sources/reading/repository-reading.js";
import { IS_LONG, timeFor } from "./testing/amount.js";
import { BROKEN, ENDLESS, LYING, TRAPPED } from "./testing/archive-traps.js";
import { leadingTo, TROUBLES } from "./testing/code-host-troubles.js";
import { type FakeCodeHost, startFakeCodeHost, type Trouble } from "./testing/fake-code-host.js";
import { packed } from "./testing/hosted-archive.js";
import type { HostedFiles } from "./testing/hosted-git.js";
import {
  accessTo,
  bytesIn,
  bytesOf,
  type HastyReader,
  hastyReader,
  hostedFiles,
  outcomeOf,
  SHOP,
  treeOf,
  wantedOf,
} from "./testing/repository-readers.js";

const signal = new AbortController().signal;
const REPOSITORY = "127.0.0.1/acme/shop";
const LARGE: HostedFiles = {
  ...SHOP,
  ...filler(70),
  [`${"folder/".repeat(50)}Ünïcode 🦆.ts`]: "export const far = 1;\n",
  "link.ts": { link: "../../etc/passwd" },
  "lib/other": { submodule: "e".repeat(40) },
};

let host: FakeCodeHost;
let reading: HastyReader;
let commit: string;
let wanted: readonly WantedFile[];

beforeAll(async () => {
  host = await startFakeCodeHost();
});
afterAll(() => host.stop());
beforeEach(async () => {
  host.instead.clear();
  host.archivesAt = `${host.web.url}/codeload`;
  reading = hastyReader();
  await holds(LARGE);
});

async function holds(files: HostedFiles, change: Parameters<typeof hostedFiles>[1] = {}): Promise<void> {
  const shop = hostedFiles(files, change);
  ({ commit } = shop);
  host.repositories.set("acme/shop", shop.repository);
  const source = { repository: REPOSITORY, commit };
  wanted = wantedOf(await treeOf(reading.reader, accessTo(host), source, signal));
  host.forget();
}

function filler(count: number): HostedFiles {
  const numbers = Array.from({ length: count }, (_, at) => at);
  return Object.fromEntries(numbers.map((at) => [`src/file${at}.ts`, `export const value${at} = ${at};\n`]));
}

function filesOf(change: Parameters<typeof accessTo>[1] = {}, files = wanted) {
  return reading.reader.files(accessTo(host, change), { repository: REPOSITORY, commit }, files, signal);
}

/** The kinds of requests, each once, in the order of the first. */
function kinds(): readonly string[] {
  const kind = (path: string) => /\/(codeload|tarball|blobs)\//.exec(path)?.[1] ?? path;
  return [...new Set(host.paths.map(kind))];
}

describe("many files", () => {
  it("come as one archive, which is fetched without the token", async () => {
    const before = host.web.asked.length;
    expect(await bytesOf(filesOf())).toEqual(bytesIn(LARGE));
    expect(kinds()).toEqual(["tarball", "codeload"]);
    const [asked, archive] = host.web.asked.slice(before);
    expect(asked?.headers.authorization).toBe(`Bearer ${host.token}`);
    expect(Object.keys(archive?.headers ?? {}).sort()).toEqual([
      "accept-encoding",
      "connection",
      "host",
      "user-agent",
    ]);
  });

  it("come one by one where the archive leaves them out, or changes them", async () => {
    const files = { ...LARGE, "src/version.ts": "// $Format:%H$\n", "src/left-out.ts": "1\n" };
    const attributes = "src/version.ts export-subst\nsrc/left-out.ts export-ignore\n";
    await holds({ ...files, ".gitattributes": attributes });
    expect(await bytesOf(filesOf())).toEqual(bytesIn({ ...files, ".gitattributes": attributes }));
    expect(host.paths.filter((path) => path.includes("blobs")).length).toBe(2);
  });

  it("that the archive has not are asked for so many, and the others could not be read", async () => {
    await holds(filler(510), { spoil: () => packed([]) });
    const found = await bytesOf(filesOf());
    expect([found.size, unread(found)]).toEqual([510, 10]);
    host.forget();
    const without = await bytesOf(filesOf({ token: null }));
    expect([without.size, unread(without), host.paths.length]).toEqual([510, 490, 22]);
  });
});

function unread(found: ReadonlyMap<string, Buffer | null>): number {
  return [...found.values()].filter((bytes) => bytes === null).length;
}

describe("few files", () => {
  it("come one by one, each byte as it is", async () => {
    await holds({ ...SHOP, "bytes.bin": Buffer.from([0, 255, 254, 13, 10, 0xc3, 0x28]), "empty.ts": "" });
    const found = await bytesOf(filesOf());
    expect(found.get("bytes.bin")).toEqual(Buffer.from([0, 255, 254, 13, 10, 0xc3, 0x28]));
    expect([kinds(), found.size]).toEqual([["blobs"], Object.keys(SHOP).length + 2]);
    const accepts = host.web.asked.slice(-found.size).map(({ headers }) => headers.accept);
    expect(new Set(accepts)).toEqual(new Set(["application/vnd.github.raw+json"]));
  });

  it("come as an archive without a token, whose requests are few", async () => {
    const [first] = wanted;
    expect((await bytesOf(filesOf({ token: null }, first === undefined ? [] : [first]))).size).toBe(1);
    expect(kinds()).toEqual(["tarball", "codeload"]);
  });

  it("are sixty", async () => {
    await bytesOf(filesOf({}, wanted.slice(0, 60)));
    expect(kinds()).toEqual(["blobs"]);
    host.forget();
    await bytesOf(filesOf({}, wanted.slice(0, 61)));
    expect(kinds()).toEqual(["tarball", "codeload"]);
  });

  it("are none where none are wanted, and nothing is asked", async () => {
    for (const token of [host.token, null]) {
      expect((await bytesOf(filesOf({ token }, []))).size).toBe(0);
    }
    expect(host.paths).toEqual([]);
  });

  it.each<[string, Trouble]>([
    ["another content", (response) => response.writeHead(200).end("evil()")],
    ["a longer answer than is read", TROUBLES["too large an answer"]],
    ["nothing", (response) => response.writeHead(200).end()],
    ["that it is not there", TROUBLES["not found"]],
    ["that it is gone", TROUBLES.gone],
    ["that this is no SHA", TROUBLES.unprocessable],
  ])("could not be read where the code host says %s", async (_, trouble) => {
    const [first, second] = wanted.slice(0, 2);
    host.instead.set(`/repos/acme/shop/git/blobs/${first?.blobSha}`, trouble);
    const found = await bytesOf(filesOf({}, wanted.slice(0, 2)));
    expect(found.get(first?.path ?? "")).toBeNull();
    expect(found.get(second?.path ?? "")).toBeInstanceOf(Buffer);
  });

  it.each<[string, Trouble, string]>([
    ["forbidden", TROUBLES.forbidden, "codehost-access-refused"],
    ["a server error", TROUBLES["a server error"], "codehost-unavailable"],
    ["none left", TROUBLES["none left"], "codehost-rate-limited"],
  ])("end the scan where the code host does not answer: %s", async (_, trouble, code) => {
    host.instead.set(`/repos/acme/shop/git/blobs/${wanted[3]?.blobSha}`, trouble);
    expect(await outcomeOf(bytesOf(filesOf({}, wanted.slice(0, 9))))).toBe(code);
  });
});

describe("an archive that lies", () => {
  it.each(LYING)("%s: every file is what its tree says", async (_, spoil) => {
    await holds({ ...SHOP, ...filler(60) }, { spoil });
    const found = await bytesOf(filesOf());
    expect(found.get(TRAPPED)?.toString()).toBe(String(SHOP[TRAPPED]));
    expect(found).toEqual(bytesIn({ ...SHOP, ...filler(60) }));
    expect(reading.waited).toEqual([]);
  });
});

describe("an archive that cannot be read", () => {
  it.each(BROKEN)("%s: is fetched three times more, and then given up", async (_, spoil) => {
    await holds({ ...SHOP, ...filler(60) }, { spoil });
    expect(await outcomeOf(bytesOf(filesOf()))).toBe("codehost-unavailable");
    expect(reading.waited).toEqual([1_000, 4_000, 10_000]);
  });

  it.each(BROKEN)(
    "%s: is forgotten when the next one is whole, and no file comes twice",
    async (_, spoil) => {
      let times = 0;
      await holds(
        { ...SHOP, ...filler(60) },
        {
          spoil: (entries, response) => {
            times += 1;
            return times < 3 ? spoil(entries, response) : packed(entries);
          },
        },
      );
      expect(await bytesOf(filesOf())).toEqual(bytesIn({ ...SHOP, ...filler(60) }));
      expect([times, reading.waited]).toEqual([3, [1_000, 4_000]]);
    },
  );
});

describe("an archive without end", () => {
  // Gibibytes take their time.
  it.each(IS_LONG ? ENDLESS : ENDLESS.slice(-1))(
    "%s: is left, and the files come one by one",
    async (_, spoil) => {
      await holds({ ...SHOP, ...filler(60) }, { spoil });
      expect(await bytesOf(filesOf())).toEqual(bytesIn({ ...SHOP, ...filler(60) }));
      expect([reading.waited, kinds()]).toEqual([[], ["tarball", "codeload", "blobs"]]);
    },
    timeFor(1_200_000),
  );

  it("is left as soon as all is there, and as soon as nobody takes more", async () => {
    const [first] = wanted;
    let closed = 0;
    await holds(LARGE, {
      spoil: (entries, response) => {
        response.on("close", () => {
          closed += 1;
        });
        response.writeHead(200, { "content-type": "application/x-gzip" });
        void packed(entries).then((bytes) => response.write(bytes));
        return null;
      },
    });
    expect((await bytesOf(filesOf())).size).toBe(wanted.length);
    for await (const { path } of filesOf()) {
      expect(path).not.toBe(first);
      break;
    }
    const waiting = Date.now() + 10_000;
    while (closed < 2 && Date.now() < waiting) {
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
    expect(closed).toBe(2);
  });
});

describe("the way to an archive", () => {
  const access = { apiBaseUrl: "https://code.example/api/v3", webHost: "code.example" };

  it.each([
    ["https://codeload.code.example/acme/shop/legacy.tar.gz/main?token=a", true],
    ["https://code.example/_codeload/acme/shop", true],
    ["/_codeload/acme/shop", true],
    ["http://codeload.code.example/acme/shop", false],
    ["http://code.example/acme/shop", false],
    ["https://codeload.code.example:8443/acme", false],
    ["https://codeload.code.example.evil.test/acme", false],
    ["https://evil.test/codeload.code.example", false],
    ["https://xcodeload.code.example/acme", false],
    ["https://code.example@evil.test/acme", false],
    ["https://user:word@codeload.code.example/acme", false],
    ["//evil.test/acme", false],
    ["file:///etc/passwd", false],
    ["http://169.254.169.254/latest/meta-data", false],
    ["https://[::1]/", false],
    ["", true],
    ["https://", false],
  ])("%s: %s", (location, isFollowed) => {
    expect(archiveAddress(location, access) !== null).toBe(isFollowed);
  });

  it("leads to no other host, whatever that has", async () => {
    const other = await startFakeCodeHost();
    other.repositories.set("acme/shop", hostedFiles(LARGE).repository);
    host.archivesAt = `${other.web.url}/codeload`;
    expect(await outcomeOf(bytesOf(filesOf()))).toBe("codehost-unavailable");
    expect([other.web.asked, reading.waited]).toEqual([[], []]);
    await other.stop();
  });

  it("leads to no address that the policy does not allow", async () => {
    const asked: string[] = [];
    const resolver = {
      resolve: async (name: string) => {
        asked.push(name);
        return [name === "code.test" ? "127.0.0.1" : "10.0.0.1"];
      },
    };
    const http = new OutboundHttp({ resolver, isPublic: (address) => address === "127.0.0.1" });
    const waits = { wait: async () => undefined };
    const reader = new RepositoryReader(new PatientHost(new CodeHostClient(http), waits));
    const apiBaseUrl = host.apiBaseUrl.replace("127.0.0.1", "code.test");
    const strict = accessTo(host, { apiBaseUrl, webHost: "code.test", allowPrivate: false });
    host.archivesAt = "https://codeload.code.test";
    const files = reader.files(strict, { repository: "code.test/acme/shop", commit }, wanted, signal);
    expect(await outcomeOf(bytesOf(files))).toBe("codehost-unavailable");
    expect(new Set(asked)).toEqual(new Set(["code.test", "codeload.code.test"]));
  });

  it.each<[string, Trouble, string]>([
    ["another redirect", leadingTo("/codeload/elsewhere"), "codehost-unavailable"],
    ["not found", TROUBLES["not found"], "codehost-unavailable"],
    ["forbidden", TROUBLES.forbidden, "codehost-access-refused"],
    ["none left", TROUBLES["none left"], "codehost-rate-limited"],
    ["a server error", TROUBLES["a server error"], "codehost-unavailable"],
    ["no answer", TROUBLES["no answer"], "codehost-unavailable"],
  ])("ends where the archive is not: %s", async (_, trouble, code) => {
    host.instead.set(`/codeload/acme/shop/legacy.tar.gz/${commit}`, trouble);
    expect(await outcomeOf(bytesOf(filesOf()))).toBe(code);
  });

  it.each<[string, Trouble]>([
    ["an answer in place of a redirect", (response) => response.writeHead(200).end("x")],
    ["a redirect that leads nowhere", (response) => response.writeHead(302).end()],
    ["another name", leadingTo("/api/v3/repos/acme/other", 301)],
    ["not found", TROUBLES["not found"]],
  ])("ends where the code host does not tell it: %s", async (_, trouble) => {
    host.instead.set(`/repos/acme/shop/tarball/${commit}`, trouble);
    expect(await outcomeOf(bytesOf(filesOf()))).toBe("codehost-unavailable");
  });

  it("is tried again from its beginning, since its address serves once", async () => {
    let times = 0;
    host.instead.set(`/codeload/acme/shop/legacy.tar.gz/${commit}`, (response) => {
      times += 1;
      if (times === 2) {
        host.instead.clear();
      }
      return TROUBLES["a server error"](response);
    });
    expect((await bytesOf(filesOf())).size).toBe(wanted.length);
    expect(host.paths.filter((path) => path.includes("tarball")).length).toBe(3);
  });
});

describe("a scan that is called off", () => {
  it.each(["an archive", "files one by one"])(
    "in the middle of %s ends with the reason of its signal",
    async (what) => {
      const ending = new AbortController();
      const reason = new Error("called off");
      const files = what === "an archive" ? wanted : wanted.slice(0, 20);
      const source = { repository: REPOSITORY, commit };
      const taking = async () => {
        for await (const _ of reading.reader.files(accessTo(host), source, files, ending.signal)) {
          ending.abort(reason);
        }
      };
      await expect(taking()).rejects.toBe(reason);
    },
  );
});
