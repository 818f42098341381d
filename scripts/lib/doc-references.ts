import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const TEXT_FILE = /\.(?:ts|tsx|css|mjs|js|cjs|md|html|json|yml)$/u;
/** Folders of tools and results, and files that scripts write. */
const SKIPPED =
  /(?:^|\/)(?:node_modules|dist|test-results|coverage|\.git|package-lock\.json)(?:\/|$)/u;

/** Paths of all text files of the repository, relative to `root`, with forward slashes. */
export function listTextFiles(root: string): readonly string[] {
  const walk = (folder: string): readonly string[] =>
    readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
      const name = path.posix.join(folder, entry.name);
      if (SKIPPED.test(name)) return [];
      if (entry.isDirectory()) return walk(name);
      return TEXT_FILE.test(name) ? [name] : [];
    });
  return walk('');
}

/** The text with its line breaks and comment marks as single spaces, so that a wrapped phrase is found. */
export function joinLines(text: string): string {
  return text.replaceAll(/\s*\n\s*(?:\*(?!\/)|\/\/)?\s*/gu, ' ');
}

/** A reference to a page of the repository: a path relative to the root, and an anchor or an empty text. */
export interface DocReference {
  readonly page: string;
  readonly anchor: string;
}

/** References such as `docs/behaviour.md#positions` in a source file or a page. */
export function findPageReferences(text: string): readonly DocReference[] {
  const found = text.matchAll(
    /(?<![\w./-])((?:docs\/[\w./-]+|README|SECURITY|NOTICE)\.md)(?:#([\w-]*))?/gu,
  );
  return Array.from(found, ([, page = '', anchor = '']) => ({ page, anchor }));
}

/** Relative links of a Markdown page, such as `[tests](../README.md#ci)`. */
export function findMarkdownLinks(text: string, file: string): readonly DocReference[] {
  const found = withoutCode(text).matchAll(/\]\((?![a-z]+:)([^)#\s]*)(?:#([^)\s]*))?\)/gu);
  return Array.from(found, ([, target = '', anchor = '']) => ({
    page: target === '' ? file : path.posix.join(path.posix.dirname(file), target),
    anchor,
  }));
}

/** Paths of files that a page quotes, such as `src/shared/bridge/events.ts`; no globs and placeholders. */
export function findQuotedPaths(markdown: string): readonly string[] {
  const found = markdown.matchAll(
    /`((?:src|mock-api|native-simulator|cli|e2e|scripts|vite|bench|fixtures|eslint)\/[\w./-]*\.\w+)`/gu,
  );
  return Array.from(found, ([, quoted = '']) => quoted);
}

/** The anchors of a Markdown page: GitHub's slugs of its headings, and explicit ids. */
export function findAnchors(markdown: string): ReadonlySet<string> {
  const text = withoutCode(markdown);
  const slugs = Array.from(text.matchAll(/^#{1,6} +(.+)$/gmu), ([, title = '']) => slugOf(title));
  const ids = Array.from(text.matchAll(/ id="([^"]+)"/gu), ([, id = '']) => id);
  return new Set([...slugs, ...ids]);
}

/** The reason why a reference leads nowhere, or null when it resolves. */
export function explainBrokenReference(root: string, reference: DocReference): string | null {
  const { page, anchor } = reference;
  const file = path.join(root, page);
  if (!existsSync(file)) return `${page} does not exist`;
  if (anchor === '' || findAnchors(readFileSync(file, 'utf8')).has(anchor)) return null;
  return `${page} has no anchor #${anchor}`;
}

const slugOf = (title: string) =>
  title
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}_\- ]/gu, '')
    .replaceAll(' ', '-');

const withoutCode = (markdown: string) => markdown.replaceAll(/^```.*?^```/gmsu, '');
