/** The cookie that carries a session's ID (docs/reference/sign-in.md#the-session-cookie). */
export const SESSION_COOKIE = "service_session";
