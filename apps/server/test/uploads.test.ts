import { randomUUID } from "node:crypto";
import { connect, type Socket } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "@jest/globals";
import { pathOf, SAMPLE } from "./testing/edits.js";
import { importInto, smallDocument } from "./testing/model-documents.js";
import type { Person } from "./testing/people.js";
import { aProject, type Team } from "./testing/project.js";
import { sharedTeamServer } from "./testing/team-server.js";
import type { RunningServer } from "./testing/test-server.js";
import { until } from "./testing/waiting.js";

const LARGEST = 16 * 1024 * 1024;
const STALLED = 12;

let server: RunningServer;
let team: Team;
let projectOfOwner: string;
let drips: NodeJS.Timeout | undefined;
const uploads: Upload[] = [];

beforeAll(async () => {
  ({ server, team } = await sharedTeamServer());
  projectOfOwner = await aProject(team.owner, team.workspaceId);
});
afterEach(() => {
  clearInterval(drips);
  for (const { socket } of uploads.splice(0)) {
    socket.destroy();
  }
});
afterAll(() => server.stop());

/** A document that is announced whole and arrives as the test says. */
interface Upload {
  readonly socket: Socket;
  /** All that came back. */
  answer: string;
  readonly closed: Promise<void>;
}

function announce(person: Person, path: string, bytes = LARGEST): Upload {
  const { hostname, port } = new URL(server.url);
  const socket = connect(Number(port), hostname);
  const closed = new Promise<void>((resolve) => socket.once("close", () => resolve()));
  const upload: Upload = { socket, answer: "", closed };
  uploads.push(upload);
  socket.on("data", (text) => {
    upload.answer += text.toString();
  });
  socket.on("error", () => undefined);
  const headers = [
    `POST ${path} HTTP/1.1`,
    `Host: ${hostname}`,
    "Content-Type: application/json",
    `Content-Length: ${bytes}`,
    ...(person.cookie === null ? [] : [`Cookie: ${person.cookie}`]),
  ];
  socket.write(`${headers.join("\r\n")}\r\n\r\n`);
  return upload;
}

/** A document of so many bytes, most of them blank. */
function documentOf(bytes: number): string {
  return JSON.stringify(smallDocument()).padEnd(bytes);
}

const importPath = (projectId: string): string => `/api/projects/${projectId}/import`;

describe("documents of one caller that do not arrive", () => {
  it("keep no document of another one waiting, and are 408 after ten seconds", async () => {
    const silent = Array.from({ length: STALLED }, () => announce(team.editor, importPath(team.projectId)));
    const dripping = announce(team.editor, importPath(team.projectId));
    drips = setInterval(() => dripping.socket.write("{"), 1_000);
    // It is sent away too, later: what it was told is looked at when the first of the silent ones is.
    const toldMeanwhile = Promise.race(silent.map(({ closed }) => closed)).then(() => dripping.answer);
    await pause(500);
    await importInto(team.owner, projectOfOwner, documentOf(LARGEST)).expect(200);
    const path = pathOf(projectOfOwner, "element", randomUUID());
    await team.owner.put(path, SAMPLE.element.body).expect(201);
    // The caller's own small documents go on as well.
    await importInto(team.editor, team.projectId, smallDocument()).expect(200);
    await Promise.all(silent.map(({ closed }) => closed));
    for (const { answer } of silent) {
      expect(answer).toMatch(/^HTTP\/1\.1 408 /);
      expect(answer).toContain('"type":"invalid_request"');
      expect(answer).toMatch(/^Connection: close/im);
    }
    expect(await toldMeanwhile).toBe("");
  });

  it("leave room to others when they fill all of the caller's", async () => {
    const large = Array.from({ length: 3 }, () => {
      const upload = announce(team.editor, importPath(team.projectId));
      upload.socket.write(Buffer.alloc(LARGEST - 1, " "));
      return upload;
    });
    await until(() => large.some(({ answer }) => answer.includes('"type":')));
    const answered = large.filter(({ answer }) => answer !== "");
    expect(answered.map(({ answer }) => answer.slice(0, 12))).toEqual(["HTTP/1.1 429"]);
    expect(answered[0]?.answer).toContain('"type":"busy"');
    await importInto(team.owner, projectOfOwner, documentOf(LARGEST)).expect(200);
    for (const { socket } of large) {
      socket.destroy();
    }
    await until(async () => {
      const { status } = await importInto(team.editor, team.projectId, documentOf(LARGEST));
      return status === 200;
    });
  });
});

it("a login whose body does not arrive is not waited for either", async () => {
  const upload = announce({ ...team.editor, cookie: null }, "/api/auth/login", 60);
  upload.socket.write('{"email":');
  await upload.closed;
  expect(upload.answer).toMatch(/^HTTP\/1\.1 408 /);
});
