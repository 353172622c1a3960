type Counted = Readonly<
  Record<"elements" | "relationships" | "messages" | "channels", { readonly length: number }>
>;

/** The model: outline, inspector, and what can be done there. */
export const MODEL_WORDS = {
  title: "Model",
  canvas: "Picture of the model",
  empty: "No model yet",
  emptyWords: "Add the first part, or import a model on the overview.",
  outline: "Parts of the model",
  filterOutline: "Filter parts",
  noneInOutline: "No part of that name.",
  opened: "opened on the canvas",
  inspector: "What is known of the selected part",
  nothingSelected: "Nothing selected",
  nothingSelectedWords:
    "Select a part or a line. Enter opens a part, F looks at what is around it. Whatever takes part in a scenario can be broken there.",
  inModel: ({ elements, relationships, messages, channels }: Counted) =>
    `${elements.length} elements, ${relationships.length} relationships, ${messages.length} messages, ` +
    `${channels.length} channels`,
  wholePage: "Whole page",
  breakIt: "Break it",
  breakHint: "The scenarios in which this takes part, to let it fail there",
  fields: {
    kind: "Kind",
    technology: "Technology",
    status: "Status",
    tags: "Tags",
    parent: "Inside",
    transport: "Transport",
    description: "Description",
    source: "Source",
    revision: "Revision",
    confidence: "Confidence",
    accepted: "Accepted by",
    stale: "Stale",
    label: "Label",
    from: "From",
    to: "To",
    routingKey: "Routing key",
  },
  lists: {
    inside: "Inside",
    operations: "Operations",
    sends: "Messages out",
    receives: "Messages in",
    out: "Relationships out",
    in: "Relationships in",
    consumes: "Reads from",
    subscribers: "Read by",
    boundFrom: "Fed by",
    boundTo: "Leads to",
    members: "In this group",
  },
  timeout: (ms: number) => `times out after ${ms} ms`,
  confirm: "Confirm",
  confirmed: (name: string) => `You stand for ${name}.`,
  acceptedAt: "accepted",
  showAll: (count: number) => `All ${count}`,
  percent: (part: number) => `${Math.round(part * 100)} %`,
  gone: "This part is not in the model that is shown.",
} as const;
