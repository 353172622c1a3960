import { type ApiClient, apiClient, repeats } from "@plumbline/api-client";

/** The service that this page came from; the session is a cookie that no program sees. */
export const api: ApiClient = apiClient({ through: [repeats({ withinMs: 20_000 })] });
