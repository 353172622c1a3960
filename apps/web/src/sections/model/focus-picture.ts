/** Where somebody goes on by keys on the model screen: the picture, or the outline where there is none. */
function pictureOf(page: Document): HTMLElement | null {
  return (
    page.querySelector<HTMLElement>("[data-room] [data-settled]") ??
    page.querySelector<HTMLElement>("[data-room] [role=tree]")
  );
}

/** Gives the picture the focus that is nowhere, or on something that only holds the picture. */
export function focusPicture(): void {
  const picture = pictureOf(document);
  const active = document.activeElement;
  if (picture !== null && (active === null || (active !== picture && active.contains(picture)))) {
    picture.focus({ preventScroll: true });
  }
}
