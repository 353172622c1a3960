import { dataOf, documentBody, type Schemas } from "@plumbline/api-client";
import { BUNDLE_LIMITS } from "@plumbline/bundle-writer";
import { useMutation } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { api } from "../../api/client.js";
import { ProblemView } from "../../api/problem-view.js";
import { Button } from "../../design/button.js";
import { byteText } from "../../design/byte-text.js";
import { FileDrop } from "../../design/file-drop.js";
import { BUILD_WORDS as words } from "../../words/build.js";
import styles from "./build-screen.module.css";
import { CompareResult } from "./compare-result.js";
import { comparedSide, sentBytes, sentKind } from "./sent-bundle.js";

/** What stands around both sides in the body. */
const AROUND = 100;
const MOST = BUNDLE_LIMITS.bundleBytes;

interface Sides {
  readonly from: File | null;
  readonly to: File | null;
}

function refusalOf({ from, to }: Sides): string | null {
  const files = [from, to].filter((file) => file !== null);
  const odd = files.find((file) => sentKind(file) === null);
  if (odd !== undefined) {
    return words.notOpened(odd.name);
  }
  const bytes = files.reduce((sum, file) => sum + sentBytes(file), AROUND);
  return bytes > MOST ? words.compareTooLarge(byteText(MOST)) : null;
}

async function compare(projectId: string, from: File, to: File): Promise<Schemas["BuildComparisonResponse"]> {
  const body = `{"from":${await comparedSide(from)},"to":${await comparedSide(to)}}`;
  const params = { path: { projectId } };
  return dataOf(api.POST("/api/projects/{projectId}/build/compare", { params, ...documentBody(body) }));
}

/** Takes two bundles and says what came, went and changed. */
export function CompareView({ projectId }: { readonly projectId: string }): ReactNode {
  const [sides, setSides] = useState<Sides>({ from: null, to: null });
  const comparing = useMutation({
    mutationFn: ({ from, to }: { from: File; to: File }) => compare(projectId, from, to),
  });
  const refusal = refusalOf(sides);
  const { from, to } = sides;
  const take = (side: Partial<Sides>): void => {
    comparing.reset();
    setSides({ ...sides, ...side });
  };
  const isReady = from !== null && to !== null && refusal === null;
  return (
    <div className={styles["stack"]}>
      <p className={styles["quiet"]}>
        {words.compareWords} {words.compareHint(byteText(MOST))}
      </p>
      <FileDrop
        label={words.compareFrom}
        accept=".zip,.json"
        file={from}
        onFile={(file) => take({ from: file })}
      />
      <FileDrop label={words.compareTo} accept=".zip,.json" file={to} onFile={(file) => take({ to: file })} />
      {refusal !== null && <p role="alert">{refusal}</p>}
      <p>
        <Button
          look="primary"
          disabled={!isReady}
          isBusy={comparing.isPending}
          onClick={() => isReady && comparing.mutate({ from, to })}
        >
          {comparing.isPending ? words.comparing : words.compare}
        </Button>
      </p>
      <ProblemView error={comparing.error} />
      {comparing.data !== undefined && <CompareResult result={comparing.data} />}
    </div>
  );
}
