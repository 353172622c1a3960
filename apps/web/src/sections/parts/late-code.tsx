import { lazy, type ReactNode, Suspense } from "react";
import type { CodeEditorProps } from "../../design/code-editor.js";
import { Loading } from "../../design/loading.js";

const CodeEditor = lazy(() =>
  import("../../design/code-editor.js").then(({ CodeEditor }) => ({ default: CodeEditor })),
);

/** Code, by an editor that is loaded when there is some. */
export function LateCode(props: CodeEditorProps): ReactNode {
  return (
    <Suspense fallback={<Loading />}>
      <CodeEditor {...props} />
    </Suspense>
  );
}
