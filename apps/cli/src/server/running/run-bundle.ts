import type { ExitName } from "../../declaring/exit-codes.js";
import { writeOutput } from "../../files/write-output.js";
import { clean } from "../../output/clean-text.js";
import { usageError } from "../../problems/cli-error.js";
import { askedWithHeaders } from "../connecting/asked.js";
import type { ProjectCall } from "../connecting/find-project.js";
import { inProject } from "../connecting/in-project.js";
import { stateOf } from "../connecting/state-of.js";

type BundleCall = ProjectCall & {
  readonly options: {
    readonly branch: string | undefined;
    readonly revision: string | undefined;
    readonly out: string | undefined;
    readonly "require-ready": boolean;
  };
};

/** Downloads a bundle, and says what its seal is over. */
export async function runBundle(call: BundleCall): Promise<ExitName> {
  const { options, output, world } = call;
  if (options.json && options.out === "-") {
    throw usageError("--out - writes the zip file to the standard output, where --json has its answer.");
  }
  const connection = await inProject(call);
  const body = { format: "bundle" as const, ...(await stateOf(connection, options)) };
  output.progress("Exporting …");
  const { data, response } = await askedWithHeaders(
    connection,
    connection.client.POST("/api/projects/{projectId}/build/export", {
      params: { path: { projectId: connection.projectId } },
      body,
      parseAs: "arrayBuffer",
    }),
  );
  output.done();
  const told = sealOf(response.headers);
  const file = options.out ?? `service-bundle-${told.bundleHash.slice(0, 12)}.zip`;
  await writeOutput(file, new Uint8Array(data), world);
  if (options.json) {
    output.printJson({ file, bytes: data.byteLength, ...told });
  } else {
    const ready = told.buildReady
      ? output.colours.good("ready to build from")
      : output.colours.odd("not ready to build from");
    // Behind a zip file on the standard output nothing may follow.
    const tell = (text: string): void => (file === "-" ? output.remark(text) : output.print(text));
    tell(
      [
        `${file === "-" ? "written" : clean(file)}, ${data.byteLength} bytes, ${ready}`,
        `  model version ${told.streamVersion}, bundle hash ${told.bundleHash}`,
        ...(told.current ? [] : ["  the design has moved on since this state"]),
      ].join("\n"),
    );
  }
  return options["require-ready"] && !told.buildReady ? "found" : "ok";
}

/** What the headers of an export say of its state: docs/reference/build.md#exporting. */
function sealOf(headers: Headers) {
  return {
    bundleHash: /^[\da-f]{64}$/.exec(headers.get("x-service-bundle-hash") ?? "")?.[0] ?? "unknown",
    streamVersion: Number(headers.get("x-service-stream-version")),
    buildReady: headers.get("x-service-build-ready") === "true",
    current: headers.get("x-service-current") === "true",
  };
}
