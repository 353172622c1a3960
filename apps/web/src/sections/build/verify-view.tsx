import { BUNDLE_LIMITS } from "@plumbline/bundle-writer";
import { type ReactNode, useState } from "react";
import { ProblemView } from "../../api/problem-view.js";
import { byteText } from "../../design/byte-text.js";
import { FileDrop } from "../../design/file-drop.js";
import { BUILD_WORDS as words } from "../../words/build.js";
import styles from "./build-screen.module.css";
import { OwnVerdictView } from "./own-verdict-view.js";
import { sentKind } from "./sent-bundle.js";
import { useVerifying } from "./use-verifying.js";
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

/** Takes a bundle and says whether it is what was exported, and what of it is not. */
export function VerifyView({ projectId }: { readonly projectId: string }): ReactNode {
  const [refusal, setRefusal] = useState<string | null>(null);
  const { own, service, reset, begin } = useVerifying(projectId);
  const take = (file: File): void => {
    const refused = refusalOf(file);
    setRefusal(refused);
    reset();
    if (refused === null) {
      begin(file);
    }
  };
  return (
    <div className={styles["stack"]}>
      <p className={styles["quiet"]}>{words.verifyWords}</p>
      <FileDrop
        label={words.verifyDrop}
        hint={words.verifyHint(byteText(BUNDLE_LIMITS.bundleBytes))}
        accept=".zip,.json"
        file={service.variables}
        onFile={take}
      />
      {refusal !== null && <p role="alert">{refusal}</p>}
      {service.isPending && <p role="status">{words.verifying}</p>}
      <ProblemView
        error={service.error}
        onRetry={() => service.variables !== undefined && take(service.variables)}
      />
      {service.data === undefined && <ProblemView error={own.error} />}
      {service.data === undefined && own.data != null && <OwnVerdictView verified={own.data} />}
      {service.data !== undefined && <VerdictView result={service.data} />}
    </div>
  );
}
