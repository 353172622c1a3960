import { ActionFailed, fetched, input, required, say } from "../plumbline.mjs";

/** What a comment of this action begins with; by it the next run finds it. */
const MARK = "<!-- plumbline: impact -->";
/** Who comments with the token of a run. */
const BOT_OF_RUNS = "github-actions[bot]";
/** What the code host answers to the token of an app that asks who it is. */
const APP_MAY_NOT = 403;
const MOST_CHARACTERS = 65_000;
const PAGES = 20;

/** Writes the comment of a pull request, or changes the one that is there. */
export async function comment(markdown) {
  const body = JSON.stringify({ body: shortened(`${MARK}\n${markdown}`) });
  const issue = `/repos/${required("REPOSITORY")}/issues`;
  const comments = `${issue}/${required("PULL_REQUEST")}/comments`;
  const known = await ownComment(comments);
  if (known === null) {
    await ask(comments, { method: "POST", body });
  } else {
    await ask(`${issue}/comments/${known}`, { method: "PATCH", body });
  }
  say(known === null ? "The pull request has a comment" : "The comment of the pull request is up to date");
}

/** Comments have a length; a table that is cut off says so. */
function shortened(text) {
  const more = "\n\nThere is more: the page of the run has all of it.";
  return text.length <= MOST_CHARACTERS ? text : `${text.slice(0, MOST_CHARACTERS - more.length)}${more}`;
}

/** Anybody may write a comment with the mark, a bot too: only one of whoever comments here is changed. */
async function ownComment(comments) {
  const isOwn = await ownAuthor();
  for (let page = 1; page <= PAGES; page += 1) {
    const found = await ask(`${comments}?per_page=100&page=${page}`, {});
    const own = found.find(({ body, user }) => body?.startsWith(MARK) && user && isOwn(user));
    if (own !== undefined) {
      return own.id;
    }
    if (found.length < 100) {
      return null;
    }
  }
  return null;
}

/**
 * Whether an author is whoever the token is of. That of an app may not ask who it is: the token of the run is the bot's of
 * the runs, one of another app another bot's.
 */
async function ownAuthor() {
  const response = await asked("/user", {});
  if (response.ok) {
    const { id } = await response.json();
    return (user) => user.id === id;
  }
  if (response.status !== APP_MAY_NOT) {
    throw new ActionFailed(`The code host answered ${response.status} when it was asked whose the token is`);
  }
  const isOfRun = input("COMMENT_TOKEN") === input("RUN_TOKEN");
  return ({ type, login }) => type === "Bot" && (login === BOT_OF_RUNS) === isOfRun;
}

async function ask(path, how) {
  const response = await asked(path, how);
  if (!response.ok) {
    throw new ActionFailed(`The code host answered ${response.status} when the comment was written`);
  }
  return response.json();
}

function asked(path, { method = "GET", body }) {
  const api = process.env.GITHUB_API_URL ?? "https://api.github.com";
  return fetched(`${api}${path}`, {
    method,
    headers: {
      accept: "application/vnd.github+json",
      authorization: `Bearer ${input("COMMENT_TOKEN")}`,
      "content-type": "application/json",
      "x-github-api-version": "2022-11-28",
    },
    ...(body === undefined ? {} : { body }),
  });
}
