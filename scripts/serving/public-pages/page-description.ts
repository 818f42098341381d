/** What a public page tells programs that do not run the app: search engines and previews of links. */
export interface PageDescription {
  /** Without the name of the app; null for the app itself. */
  readonly title: string | null;
  /** One paragraph of plain text. */
  readonly about: string;
  /** The one address of the page among all that lead to it. */
  readonly path: string;
  /** The kind of the page in the Open Graph protocol. */
  readonly type: 'website' | 'book' | 'profile';
  readonly picture: Picture;
  /** What the page is about, in the words of schema.org; its paths are relative to the origin. */
  readonly subject: SchemaThing;
}

interface Picture {
  /** Of our own files, or of the site host. */
  readonly from: 'app' | 'site';
  readonly path: string;
  /** Width and height in pixels. */
  readonly size: number;
}

/** A thing of schema.org. An absent value is left out. */
export interface SchemaThing {
  readonly '@type': string;
  readonly [property: string]: SchemaValue | undefined;
}
type SchemaValue = string | number | boolean | SchemaThing | readonly SchemaThing[];

/** The most characters of a description that search engines show. */
const MAX_ABOUT_CHARACTERS = 200;

/** The begin of a text of several paragraphs as one, cut between two words. */
export function shortened(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= MAX_ABOUT_CHARACTERS) return line;
  const cut = line.slice(0, MAX_ABOUT_CHARACTERS);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), 0)) || cut}…`;
}
