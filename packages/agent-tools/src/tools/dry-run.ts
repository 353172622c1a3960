import { boolean, orElse } from "@plumbline/model-core/declaring";

/** Of a tool that writes. */
export const DRY_RUN = orElse(boolean({ about: "true answers the validation alone" }), false);
