import { lazy, type ReactNode, Suspense, useSyncExternalStore } from "react";
import { toasts } from "./toasts.js";

const ShownToasts = lazy(() =>
  import("./shown-toasts.js").then(({ ShownToasts }) => ({ default: ShownToasts })),
);

/** Stands once in the page; what shows sentences is loaded with the first one. */
export function ToastList(): ReactNode {
  const shown = useSyncExternalStore(toasts.subscribe, toasts.read);
  const hasSaid = useSyncExternalStore(toasts.subscribe, toasts.hasSaid);
  return (
    hasSaid && (
      <Suspense fallback={null}>
        <ShownToasts shown={shown} />
      </Suspense>
    )
  );
}
