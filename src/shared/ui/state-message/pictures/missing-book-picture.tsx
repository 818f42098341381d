import { Picture } from './picture';

/** A shelf on which one book is missing. */
export function MissingBookPicture() {
  return (
    <Picture>
      <path data-ground="" d="M30 30h100v74H30Z" />
      <path d="M22 104h116" />
      <path d="M34 104V42h14v62M34 54h14M34 92h14M48 104V34h12v70M48 46h12" />
      <path d="M66 104V40h24v64" strokeDasharray="4 6" />
      <path d="M96 104V36h13v68M96 48h13M96 92h13" />
      <path d="m113 103 7-60 12 2-8 59" />
    </Picture>
  );
}
