/** A work of others in the app, and the license under which it is used. */
export interface Notice {
  readonly name: string;
  /** Empty when the work has none. */
  readonly version: string;
  /** The license's short name, such as `MIT`; empty when the work does not state one. */
  readonly license: string;
  readonly text: string;
}

/** `## name - version (license)`, the headings of the file that the build writes. */
const heading = /^## (?<name>\S.*?) - (?<version>\S+)(?: \((?<license>.+)\))?$/;

/** Parses the notices that Vite writes beside a build (`licenses.md`); empty for any other text. */
export function parseNotices(file: string): Notice[] {
  return file.split(/^(?=## )/m).flatMap((part) => {
    const [line = '', ...lines] = part.split('\n');
    const found = heading.exec(line)?.groups;
    if (!found) return [];
    const { name = '', version = '', license = '' } = found;
    return [{ name, version, license, text: lines.join('\n').trim() }];
  });
}
