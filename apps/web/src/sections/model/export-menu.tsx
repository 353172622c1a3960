import { useMutation } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { Arrangement } from "../../canvas/arrangement.js";
import { asModel } from "../../canvas/canvas-model.js";
import type { DrawnModel } from "../../canvas/drawn-model.js";
import { shownPicture } from "../../canvas/shown-picture.js";
import { Button } from "../../design/button.js";
import { Menu, MenuHeading, MenuItem } from "../../design/menu.js";
import { saveFile } from "../../design/save-file.js";
import { toasts } from "../../design/toasts.js";
import { engines } from "../../engines/engines.js";
import { MODEL_BAR_WORDS as words } from "../../words/model-bar.js";
import { pngOfSvg } from "./png-of-svg.js";
import type { ModelAddress } from "./use-model-address.js";

const FILES = {
  svg: { type: "image/svg+xml", ending: "svg", draw: "svg" },
  png: { type: "image/png", ending: "png", draw: "svg" },
  mermaid: { type: "text/plain", ending: "mmd", draw: "mermaid" },
  plantuml: { type: "text/plain", ending: "puml", draw: "plantuml" },
  structurizr: { type: "text/plain", ending: "dsl", draw: "structurizr" },
} as const;

type Format = keyof typeof FILES;

export interface ExportMenuProps {
  readonly address: ModelAddress;
  readonly drawn: DrawnModel;
  readonly arranged: Arrangement | null;
  /** What the picture is called, in it and as a file. */
  readonly title: string;
}

/** Saves what is on screen as a file that others read. */
export function ExportMenu({ address, drawn, arranged, title }: ExportMenuProps): ReactNode {
  const { openIds, focus, filters } = address;
  const save = useMutation({
    mutationFn: async (format: Format) => {
      const { draw, type, ending } = FILES[format];
      const placed = await shownPicture(drawn, { openIds, focus, filters, arranged }, title);
      const text = await engines("drawPlaced", { placed, model: asModel(drawn.model), format: draw });
      const content = format === "png" ? await pngOfSvg(text) : new Blob([text], { type });
      saveFile(`${fileName(title)}.${ending}`, content);
    },
    onError: () => toasts.say(words.exportFailed),
  });
  const formats = Object.keys(FILES) as readonly Format[];
  return (
    <Menu
      align="end"
      trigger={
        <Button size="small" isBusy={save.isPending}>
          {words.exportAs}
        </Button>
      }
    >
      <MenuHeading>{words.exported}</MenuHeading>
      {formats.map((format) => (
        <MenuItem key={format} onSelect={() => save.mutate(format)}>
          {words.formats[format]}
        </MenuItem>
      ))}
    </Menu>
  );
}

function fileName(title: string): string {
  return title.replace(/[^\p{L}\p{N} ._-]+/gu, "-").slice(0, 80) || "model";
}
