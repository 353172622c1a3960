import { type BundleManifest, readManifest, readZip } from "@plumbline/bundle-writer";
import { NODE_CODEC } from "../../src/sections/build/codec.js";
import { acceptedDecision, aDecision } from "./decisions.js";
import type { Person } from "./people.js";
import type { Team } from "./project.js";
import {
  type AnsweredPromise,
  aCheck,
  anApprovedPromise,
  aPlan,
  aPromise,
  type Eshop,
  type Loose,
  projectWithEshop,
  ran,
} from "./promises.js";

/** eShop with something of everything that a bundle holds. */
export interface BuiltProject extends Eshop {
  /** A promise in force, whose check was run. */
  readonly promise: string;
}

export function buildOf(projectId: string, rest = ""): string {
  return `/api/projects/${projectId}/build${rest}`;
}

/** Two requirements, of which one is shown, a draft, a retired promise, an accepted and a proposed decision. */
export async function aBuiltProject(team: Team): Promise<BuiltProject> {
  const eshop = await projectWithEshop(team);
  const { projectId, scenarioId } = eshop;
  const promise = await anApprovedPromise(team, projectId, [aCheck(scenarioId)], {
    links: { scenarioIds: [scenarioId] },
  });
  await ran(team.editor, promise);
  await anApprovedPromise(team, projectId, [aPlan()], { title: "Payments are kept" });
  await aPromise(team.editor, projectId, { title: "A draft" });
  await acceptedDecision(team.owner, projectId, await aDecision(team.editor, projectId));
  await aDecision(team.editor, projectId, { title: "Proposed" });
  return { ...eshop, promise };
}

/** An export as its bytes. */
export async function exported(
  person: Person,
  { projectId }: { readonly projectId: string },
  body?: Loose,
): Promise<{ readonly headers: Record<string, string>; readonly body: Buffer }> {
  const answer = await person
    .post(buildOf(projectId, "/export"), body)
    .buffer(true)
    .parse((response, done) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("end", () => done(null, Buffer.concat(chunks)));
    })
    .expect(200);
  return { headers: answer.headers, body: answer.body };
}

/** The manifest of an archive. */
export function manifestIn(archive: Uint8Array): BundleManifest {
  const text = fileIn(archive, "manifest.json");
  const read = readManifest(text);
  if (!read.ok) {
    throw new Error(read.refusal.title);
  }
  return read.value;
}

/** The text of a file of an archive. */
export function fileIn(archive: Uint8Array, path: string): string {
  const read = readZip(archive, NODE_CODEC);
  const entry = read.ok ? read.value.find((one) => one.path === path) : undefined;
  if (entry === undefined) {
    throw new Error(`There is no ${path}`);
  }
  return Buffer.from(entry.content).toString("utf8");
}

/** What is found of an archive, or of a manifest alone. */
export async function verified(
  person: Person,
  { projectId }: { readonly projectId: string },
  sent: Buffer | BundleManifest,
): Promise<AnsweredPromise> {
  const path = buildOf(projectId, "/verify");
  const request = Buffer.isBuffer(sent)
    ? person.post(path).set("Content-Type", "application/zip").send(sent)
    : person.post(path, { manifest: sent });
  return (await request.expect(200)).body;
}
