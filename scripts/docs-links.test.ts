import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

import {
  explainBrokenReference,
  findAnchors,
  findMarkdownLinks,
  findPageReferences,
  findQuotedPaths,
  joinLines,
  listTextFiles,
} from './lib/doc-references.ts';

const root = path.join(import.meta.dirname, '..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const existsFrom = (folders: readonly string[], file: string) =>
  folders.some((folder) => existsSync(path.join(root, folder, file)));
/** This file quotes what it forbids. */
const files = listTextFiles(root).filter((file) => file !== 'scripts/docs-links.test.ts');

describe('references to the pages of this repository', () => {
  it.each(files.filter((file) => file.endsWith('.md')))('all links of %s resolve', (file) => {
    const broken = findMarkdownLinks(read(file), file)
      .map((reference) => explainBrokenReference(root, reference))
      .filter((problem) => problem !== null);
    expect(broken).toEqual([]);
  });

  it('quote only files that exist', () => {
    const missing = files
      .filter((file) => file.endsWith('.md'))
      .flatMap((file) =>
        findQuotedPaths(read(file))
          .filter((quoted) => !existsFrom(['.', path.dirname(file)], quoted))
          .map((quoted) => `${file}: ${quoted} does not exist`),
      );
    expect(missing).toEqual([]);
  });

  it('resolve in every source file and page', () => {
    const broken = files.flatMap((file) =>
      findPageReferences(read(file))
        .map((reference) => explainBrokenReference(root, reference))
        .filter((problem) => problem !== null)
        .map((problem) => `${file}: ${problem}`),
    );
    expect(broken).toEqual([]);
  });

  it('are found with their anchors', () => {
    expect(findPageReferences('// Rule: docs/behaviour.md#sign-out.')).toEqual([
      { page: 'docs/behaviour.md', anchor: 'sign-out' },
    ]);
    expect(findMarkdownLinks('[mock](../mock-api/README.md)', 'docs/api.md')).toEqual([
      { page: 'mock-api/README.md', anchor: '' },
    ]);
  });

  it('accept the slugs of headings and explicit ids, but nothing inside a code block', () => {
    const page =
      '## Purchase pop-up\n\n### `getTokens`\n\n<a id="a7"></a>\n\n```sh\n# no heading\n```\n';
    expect([...findAnchors(page)]).toEqual(['purchase-pop-up', 'gettokens', 'a7']);
  });
});

/** Phrases that point to pages outside the repository; link `docs/` instead. */
const OUTSIDE_PHRASES = [
  /product(?:'s)? spec\b/giu,
  /product(?:'s)? specification\b/giu,
  /\bspec, section\b/giu,
  /\bfault list\b/giu,
  /\bfaults? [A-M]\d{1,2}\b/gu,
  /\bcontract, (?:api|bridge|storage|strings|harness)\b/giu,
  /\(contract, /giu,
  /\(decisions\b|\bdecisions, '/giu,
  /\ban issue below\b|\bshared pages\b/giu,
  /(?<!docs\/)\b(?:decisions|product-spec|harness|strings|ui|direction|performance|anchors)\.md\b/gu,
];

/** "The spec" means a browser test in other folders. */
const OUTSIDE_PHRASES_OF_APP = [/\bthe spec\b|\bspec's\b/giu];

function findOutsidePhrases(file: string): readonly string[] {
  const isOfApp = /^(?:src|mock-api|fixtures)\//u.test(file);
  const phrases = isOfApp ? [...OUTSIDE_PHRASES, ...OUTSIDE_PHRASES_OF_APP] : OUTSIDE_PHRASES;
  const text = joinLines(read(file));
  return phrases.flatMap((phrase) =>
    Array.from(text.matchAll(phrase), ({ index }) => `${file}: …${text.slice(index, index + 60)}…`),
  );
}

describe('phrases that point outside the repository', () => {
  it('occur in no file', () => {
    expect(files.flatMap(findOutsidePhrases)).toEqual([]);
  });
});
