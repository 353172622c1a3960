/** What the palette shares with what stands in for it while it loads. */
export interface OpenPaletteProps {
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly onClose: () => void;
}

/** Before the dialog would, which marks all that is typed: the next key would take its place. */
export function takeFocus(field: HTMLInputElement | null): void {
  field?.focus();
}
