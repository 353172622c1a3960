import type { CliError } from "../problems/cli-error.js";
import { problemText } from "../problems/problem-text.js";
import { html } from "../site/html.js";
import { RELOAD_PATH } from "./live-site.js";

/** What stands in place of every page while a file is broken; it loads again when the file changes. */
export function failurePage({ message, problems }: CliError): string {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Not readable – ${message}</title>
<link rel="stylesheet" href="/style.css">
<script src="/${RELOAD_PATH}" defer></script>
</head>
<body>
<main id="content">
<h1>${message}</h1>
<p class="lead">This page loads again when the file is saved.</p>
<pre>${problems.map((problem) => `${problemText(problem)}\n`).map((line) => [line.trimEnd(), html`<br>`])}</pre>
</main>
</body>
</html>
`.text;
}
