import { lazy, type ReactNode, Suspense, useState } from "react";
import { useShortcut } from "./use-shortcut.js";

const OpenKeysHelp = lazy(() =>
  import("./open-keys-help.js").then(({ OpenKeysHelp }) => ({ default: OpenKeysHelp })),
);

/** Shows the keys on `?`; what shows them is loaded then. */
export function KeysHelp(): ReactNode {
  const [isOpen, setOpen] = useState(false);
  useShortcut("?", () => setOpen(true));
  return (
    isOpen && (
      <Suspense fallback={null}>
        <OpenKeysHelp onClose={() => setOpen(false)} />
      </Suspense>
    )
  );
}
