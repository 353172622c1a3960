/** Where a link of a text that somebody wrote leads. */
export type MarkdownLink =
  | { readonly kind: "screen"; readonly address: string }
  | { readonly kind: "elsewhere"; readonly href: string; readonly host: string }
  | { readonly kind: "mail"; readonly href: string; readonly whom: string };

/** The screens that a text may lead to; what the service answers itself (its API, its way out) is none. */
const SCREENS = /^\/(projects|workspaces)\/[\w-]+(\/|$)/;

/**
 * Whoever writes a text may be hostile: a link leads to a screen of this client or says by its host where else, and any
 * other one (`/api/…`, an address that is relative, another scheme) is null: it is shown as its words alone.
 */
export function markdownLink(href: string | undefined, origin: string): MarkdownLink | null {
  if (href === undefined || !/^([/\\]|https?:|mailto:)/i.test(href) || !URL.canParse(href, origin)) {
    return null;
  }
  const url = new URL(href, origin);
  if (url.protocol === "mailto:") {
    return { kind: "mail", href: url.href, whom: url.pathname };
  }
  if (url.origin !== origin) {
    return { kind: "elsewhere", href: url.href, host: url.host };
  }
  return SCREENS.test(url.pathname)
    ? { kind: "screen", address: `${url.pathname}${url.search}${url.hash}` }
    : null;
}
