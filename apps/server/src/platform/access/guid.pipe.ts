import { Injectable, type PipeTransform } from "@nestjs/common";
import { type Guid, parseGuid } from "@plumbline/model-core";
import { notFound } from "../errors/api-error.js";

/** An ID in the path; what is no GUID names nothing. */
@Injectable()
export class GuidPipe implements PipeTransform<string, Guid> {
  transform(text: string): Guid {
    const id = parseGuid(text);
    if (id === null) {
      throw notFound();
    }
    return id;
  }
}
