import { dataOf, documentBody } from "@plumbline/api-client";
import { BUNDLE_LIMITS } from "@plumbline/bundle-writer";
import { useMutation } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { api } from "../../api/client.js";
import { ProblemView } from "../../api/problem-view.js";
import { byteText } from "../../design/byte-text.js";
import { FileDrop } from "../../design/file-drop.js";
import { BUILD_WORDS as words } from "../../words/build.js";
import styles from "./build-screen.module.css";
import { sentKind } from "./sent-bundle.js";
import { VerdictView } from "./verdict-view.js";

const MOST = { bundle: BUNDLE_LIMITS.bundleBytes, manifest: BUNDLE_LIMITS.manifestBytes } as const;

/** Says why a file is not even read; null of one that may be sent. */
function refusalOf(file: File): string | null {
  const kind = sentKind(file);
  if (kind === null) {
    return words.notOpened(file.name);
  }
  return file.size > MOST[kind] ? words.tooLarge(file.name, byteText(MOST[kind])) : null;
}

async function verify(projectId: string, file: File) {
  const params = { path: { projectId } };
  const body =
    sentKind(file) === "bundle"
      ? documentBody(file, "application/zip")
      : documentBody(`{"manifest":${await file.text()}}`);
  return dataOf(api.POST("/api/projects/{projectId}/build/verify", { params, ...body }));
}

/** Takes a bundle and says whether it is what was exported, and what of it is not. */
export function VerifyView({ projectId }: { readonly projectId: string }): ReactNode {
  const [refusal, setRefusal] = useState<string | null>(null);
  const verifying = useMutation({ mutationFn: (file: File) => verify(projectId, file) });
  const take = (file: File): void => {
    const refused = refusalOf(file);
    setRefusal(refused);
    verifying.reset();
    if (refused === null) {
      verifying.mutate(file);
    }
  };
  return (
    <div className={styles["stack"]}>
      <p className={styles["quiet"]}>{words.verifyWords}</p>
      <FileDrop
        label={words.verifyDrop}
        hint={words.verifyHint(byteText(BUNDLE_LIMITS.bundleBytes))}
        accept=".zip,.json"
        file={verifying.variables}
        onFile={take}
      />
      {refusal !== null && <p role="alert">{refusal}</p>}
      {verifying.isPending && <p role="status">{words.verifying}</p>}
      <ProblemView
        error={verifying.error}
        onRetry={() => verifying.variables !== undefined && take(verifying.variables)}
      />
      {verifying.data !== undefined && <VerdictView result={verifying.data} />}
    </div>
  );
}
