/** The cookie that carries a session's ID (design: sign-in). */
export const SESSION_COOKIE = "service_session";
