import { lazy, type ReactNode, Suspense } from "react";

export interface PaletteProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

const OpenPalette = lazy(() =>
  import("./open-palette.js").then(({ OpenPalette }) => ({ default: OpenPalette })),
);

/** Finds any part, screen or action; loaded when it is first opened. */
export function Palette(props: PaletteProps): ReactNode {
  return (
    props.isOpen && (
      <Suspense fallback={null}>
        <OpenPalette {...props} />
      </Suspense>
    )
  );
}
