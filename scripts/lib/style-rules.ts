import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import css from '@eslint/css';

/** A rule of a style sheet, or a part of an animation. */
export interface StyleRule {
  readonly file: string;
  /** The conditions around it, from the outside to the inside, as `@media (hover: hover)`. */
  readonly conditions: readonly string[];
  /** The selectors, each for itself. */
  readonly selectors: readonly string[];
  readonly declarations: ReadonlyMap<string, string>;
}

/** What this file needs of the parser's tree. */
interface CssNode {
  readonly type: string;
  readonly name?: string;
  readonly property?: string;
  readonly loc: { readonly start: { offset: number }; readonly end: { offset: number } };
  readonly prelude?: CssNode | null;
  readonly value?: CssNode;
  readonly block?: CssNode | null;
  readonly children?: readonly CssNode[];
}

/** All rules of the style sheets below a folder. */
export function styleRulesIn(folder: string): StyleRule[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css'))
    .sort()
    .flatMap((file) => rulesOf(join(folder, file)));
}

/** The rule as a failed test names it. */
export function nameOfRule({ file, conditions, selectors }: StyleRule): string {
  return [`${file}:`, ...conditions, selectors.join(', ')].join(' ');
}

/** The last class of a selector, which is what its rule is about. */
export function subjectOf(selector: string): string {
  const last = selector
    .replaceAll(/\([^()]*\)/g, '')
    .split(/[\s>+~]+/)
    .at(-1);
  return last?.replace(/(?<=.)[:[].*$/, '') ?? '';
}

function rulesOf(file: string): StyleRule[] {
  const source = readFileSync(file, 'utf8');
  const parsed = css.languages.css.parse({
    body: source,
    path: file,
    physicalPath: file,
    bom: false,
  });
  if (!parsed.ok) throw new Error(`${file} cannot be parsed.`);
  const textOf = (node: CssNode | null | undefined) =>
    node
      ? source.slice(node.loc.start.offset, node.loc.end.offset).replaceAll(/\s+/g, ' ').trim()
      : '';
  const rulesIn = (nodes: readonly CssNode[], conditions: readonly string[]): StyleRule[] =>
    nodes.flatMap((node) => {
      const children = node.block?.children ?? [];
      if (node.type === 'Atrule' && node.name !== 'font-face')
        return rulesIn(children, [...conditions, `@${node.name} ${textOf(node.prelude)}`]);
      if (node.type !== 'Rule') return [];
      const selectors = (node.prelude?.children ?? []).map(textOf);
      const declarations = new Map(
        children.map(({ property = '', value }) => [property, textOf(value)]),
      );
      return [{ file, conditions, selectors, declarations }];
    });
  return rulesIn((parsed.ast as unknown as CssNode).children ?? [], []);
}
