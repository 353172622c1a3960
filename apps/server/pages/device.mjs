import { ask, field, part, reasonOf, show, tell, when, write } from "./page.mjs";
import { prepareSignIn, showSignIn, showUser, whoIsIt } from "./sign-in.mjs";

const DEVICES = "/api/auth/devices";
/** A sign-in at a provider leads back here without the fragment. */
const KEPT = "plumbline-device-code";

let code = location.hash.slice(1) || (sessionStorage.getItem(KEPT) ?? "");

/** The step that comes next for somebody who is signed in: the code, or what asks under it. */
async function goOn(/** @type {import("./sign-in.mjs").User} */ user) {
  showUser(user);
  if (code === "") {
    show("enter");
  } else {
    await look();
  }
}

async function look() {
  const answer = await ask("GET", `${DEVICES}/${encodeURIComponent(code)}`);
  if (answer.status === 200) {
    showAsking(answer);
  } else {
    refused(answer);
  }
}

/** @param {import("./page.mjs").Answer} answer */
function showAsking({ body, at }) {
  code = body.userCode;
  write("code", body.userCode);
  write("name", body.name);
  write("address", body.isSameAddress ? `${body.address}, as this browser` : body.address);
  write("age", ageOf(at - Date.parse(body.createdAt)));
  part("elsewhere").hidden = body.isSameAddress;
  show("asking");
}

/** @param {number} ms */
function ageOf(ms) {
  const minutes = Math.floor(Math.max(ms, 0) / 60_000);
  return minutes === 0 ? "less than a minute ago" : minutes === 1 ? "a minute ago" : `${minutes} minutes ago`;
}

/** @param {import("./page.mjs").Answer} answer */
function refused(answer) {
  if (answer.status === 401) {
    showSignIn();
    return;
  }
  forget();
  show("enter");
  tell(
    answer.status === 404 || answer.status === 409 || answer.status === 429
      ? answer.body.title
      : reasonOf(answer),
  );
}

function forget() {
  code = "";
  sessionStorage.removeItem(KEPT);
  history.replaceState(null, "", location.pathname);
}

/** @param {"approve" | "deny"} word */
async function say(word) {
  const answer = await ask("POST", `${DEVICES}/${encodeURIComponent(code)}/${word}`);
  if (answer.status === 204) {
    forget();
    show(word === "approve" ? "approved" : "denied");
  } else {
    refused(answer);
  }
}

when("enter-form", async () => {
  code = field("typed").value;
  await look();
});
when("approve", () => say("approve"));
when("deny", () => say("deny"));

sessionStorage.setItem(KEPT, code);
await prepareSignIn(goOn);
const user = await whoIsIt();
if (user === null) {
  showSignIn();
} else {
  await goOn(user);
}
