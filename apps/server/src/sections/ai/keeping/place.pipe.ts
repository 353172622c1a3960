import { Injectable, type PipeTransform } from "@nestjs/common";
import { notFound } from "../../../platform/errors/api-error.js";

/** A place in a list, from 0; what is none names nothing. */
@Injectable()
export class PlacePipe implements PipeTransform<string, number> {
  transform(text: string): number {
    if (!/^(?:0|[1-9]\d{0,5})$/.test(text)) {
      throw notFound("index: there is nothing at this place");
    }
    return Number(text);
  }
}
