import { ask, field, reasonOf, show, showWayIn, tell, when, write } from "./page.mjs";

const secret = location.hash.slice(1);

when("reset-form", async () => {
  const newPassword = field("new-password").value;
  if (newPassword !== field("again").value) {
    tell("The two passwords are not the same");
    return;
  }
  const answer = await ask("POST", "/api/auth/reset-password", { secret, newPassword });
  if (answer.status === 204) {
    history.replaceState(null, "", location.pathname);
    show("done");
    showWayIn();
  } else if (answer.status === 404) {
    show("over");
  } else {
    tell(reasonOf(answer));
  }
});

const link = await ask("POST", "/api/auth/reset-link", { secret });
if (link.status === 200) {
  write("email", link.body.email);
  field("username").value = link.body.email;
  show("reset");
} else {
  show("over");
  tell(link.status === 404 ? "" : reasonOf(link));
}
