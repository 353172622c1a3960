import { ask, field, part, reasonOf, show, showWayIn, tell, when, write } from "./page.mjs";
import { prepareSignIn, showSignIn, showUser, whoIsIt } from "./sign-in.mjs";

/** A sign-in at a provider leads back here without the fragment. */
const KEPT = "plumbline-invitation";

const secret = location.hash.slice(1) || (sessionStorage.getItem(KEPT) ?? "");

/** @type {Readonly<Record<string, string>>} */
const ROLES = {
  viewer: "look at everything in it",
  editor: "change its designs",
  owner: "do everything in it",
};

/** @param {import("./page.mjs").Answer} invitation */
function describe({ body }) {
  write("inviter", body.invitedBy);
  write("workspace", body.workspaceName);
  write("may", ROLES[body.role] ?? body.role);
  part("invited").hidden = false;
  if (body.email !== null) {
    for (const id of ["new-email", "sign-in-email"]) {
      field(id).value = body.email;
    }
    field("new-email").readOnly = true;
  }
}

/** @param {import("./sign-in.mjs").User} user */
async function offerToJoin(user) {
  showUser(user);
  write("joining", user.email);
  show("join");
}

function over() {
  forget();
  part("invited").hidden = true;
  show("over");
}

function forget() {
  sessionStorage.removeItem(KEPT);
  history.replaceState(null, "", location.pathname);
}

function welcome() {
  forget();
  part("invited").hidden = true;
  show("done");
  showWayIn();
}

when("join-button", async () => {
  const answer = await ask("POST", "/api/invitations/accept", { secret });
  if (answer.status === 200) {
    welcome();
  } else if (answer.status === 404) {
    over();
  } else if (answer.status === 401) {
    showSignIn();
  } else {
    tell(reasonOf(answer));
  }
});

when("register-form", async () => {
  const [displayName, email] = [field("new-name").value, field("new-email").value];
  const password = field("new-password").value;
  const answer = await ask("POST", "/api/invitations/register", { secret, displayName, email, password });
  if (answer.status === 201) {
    showUser(answer.body.user);
    welcome();
  } else if (answer.status === 404) {
    over();
  } else {
    tell(reasonOf(answer));
  }
});

when("has-account", async () => showSignIn());
when("has-none", async () => show("register"));

sessionStorage.setItem(KEPT, secret);
const invitation = await ask("POST", "/api/invitations/read", { secret });
if (invitation.status === 200) {
  describe(invitation);
  await prepareSignIn(offerToJoin);
  const user = await whoIsIt();
  if (user === null) {
    show("register");
  } else {
    await offerToJoin(user);
  }
} else {
  over();
  tell(invitation.status === 404 ? "" : reasonOf(invitation));
}
