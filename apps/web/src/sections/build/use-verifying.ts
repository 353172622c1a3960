import { dataOf, documentBody } from "@plumbline/api-client";
import { useMutation } from "@tanstack/react-query";
import { api } from "../../api/client.js";
import { engines } from "../../engines/engines.js";
import { sentKind } from "./sent-bundle.js";

/** A file looked at twice: at once in this page, and by the service, whose answer counts. */
export function useVerifying(projectId: string) {
  const own = useMutation({
    mutationFn: async (file: File) =>
      // The files are what there is to look at here: of a manifest alone the service judges all.
      sentKind(file) === "bundle" ? engines("verifyBundle", { archive: file }) : null,
  });
  const service = useMutation({ mutationFn: (file: File) => verify(projectId, file) });
  return {
    own,
    service,
    reset: (): void => {
      own.reset();
      service.reset();
    },
    begin: (file: File): void => {
      own.mutate(file);
      service.mutate(file);
    },
  };
}

async function verify(projectId: string, file: File) {
  const params = { path: { projectId } };
  const body =
    sentKind(file) === "bundle"
      ? documentBody(file, "application/zip")
      : documentBody(`{"manifest":${await file.text()}}`);
  return dataOf(api.POST("/api/projects/{projectId}/build/verify", { params, ...body }));
}
