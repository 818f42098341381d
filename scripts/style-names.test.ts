import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { styleRulesIn, subjectOf, type StyleRule } from './lib/style-rules';

const ofApp = styleRulesIn('src');
const all = [...ofApp, ...styleRulesIn('native-simulator')];
const code = ['src', 'native-simulator']
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
      .map((file) => readFileSync(join(folder, file), 'utf8')),
  )
  .join('\n');
const sheets = new Map(all.map(({ file }) => [file, all.filter((rule) => rule.file === file)]));

const values = (rule: StyleRule, property: RegExp) =>
  [...rule.declarations].filter(([name]) => property.test(name)).map(([, value]) => value);
const variablesIn = (text: string) =>
  [...text.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name = '']) => name);

it('reads what a style sheet says', () => {
  const [rule] = styleRulesIn('src/shared/ui/spinner').filter(({ file }) =>
    file.endsWith('in-place-loader.module.css'),
  );
  expect(rule).toEqual({
    file: 'src/shared/ui/spinner/in-place-loader.module.css',
    conditions: [],
    selectors: ['.loader'],
    declarations: new Map([
      ['position', 'absolute'],
      ['inset', '0'],
      ['display', 'grid'],
      ['color', 'var(--ink-soft)'],
      ['place-items', 'center'],
    ]),
  });
  expect(['.a > .b:hover::after', '.a .b[data-x="1"]', '.b:not(.c > .d)'].map(subjectOf)).toEqual([
    '.b',
    '.b',
    '.b',
  ]);
});

describe('A custom property', () => {
  const declared = all.flatMap((rule) => [...rule.declarations.keys()].filter(isCustom));
  const used = all.flatMap((rule) => values(rule, /./).flatMap(variablesIn));

  it('is set where one is read', () => {
    const known = new Set([...declared, ...(code.match(/--[\w-]+(?=['":])/g) ?? [])]);
    expect([...new Set(used)].filter((name) => !known.has(name))).toEqual([]);
  });

  it('is read where one is set', () => {
    // A name that is put together is read by its beginning.
    const read = new Set([...used, ...(code.match(/--[\w-]+/g) ?? [])]);
    const isRead = (name: string) => read.has(name) || read.has(name.replace(/[^-]+$/, ''));
    expect([...new Set(declared)].filter((name) => !isRead(name))).toEqual([]);
  });
});

it('every attribute that a selector asks for is set by a component, with that value', () => {
  // Set by the dialog's library, the slider's, the page's own script, and the browser.
  const elsewhere =
    /^(?:data-(?:starting|ending)-style|data-disabled|data-prerendered=no|tabindex=-1|data-columns=\d)$/;
  const asked = all.flatMap(({ selectors }) =>
    selectors.flatMap((selector) =>
      [...selector.matchAll(/\[([\w-]+)(?:='([^']+)')?\]/g)].map(([, name = '', value]) =>
        value === undefined ? name : `${name}=${value}`,
      ),
    ),
  );
  const isSet = (attribute: string) => {
    const [name = '', value] = attribute.split('=');
    const isValue = value === undefined || new RegExp(`['"]${value}['"]|\\b${value}:`).test(code);
    return isValue && (code.includes(name) || ['dir', 'open'].includes(name));
  };
  expect([...new Set(asked)].filter((each) => !isSet(each) && !elsewhere.test(each))).toEqual([]);
});

it('every name in a style sheet has what it names', () => {
  const found: string[] = [];
  for (const [file, rules] of sheets) {
    const areas = rules
      .flatMap(
        (rule) =>
          values(rule, /^grid-template/)
            .join(' ')
            .match(/(?<=')[^']+(?=')/g) ?? [],
      )
      .flatMap((row) => row.split(' '));
    const animations = new Set(
      rules
        .flatMap(({ conditions }) => conditions)
        .filter((each) => each.startsWith('@keyframes '))
        .map((each) => each.slice(11)),
    );
    const played = rules
      .flatMap((rule) => values(rule, /^animation$/))
      .filter((value) => value !== 'none')
      .map((value) => value.split(' ')[0] ?? '');
    found.push(
      ...rules
        .flatMap((rule) => values(rule, /^grid-area$/))
        .filter((area) => /^[a-z]/.test(area) && !areas.includes(area))
        .map((area) => `${file}: no area ${area}`),
      ...played
        .filter((name) => !animations.has(name))
        .map((name) => `${file}: no animation ${name}`),
      ...[...animations]
        .filter((name) => !played.includes(name))
        .map((name) => `${file}: nothing plays ${name}`),
    );
  }
  expect(found).toEqual([]);
});

function isCustom(property: string): boolean {
  return property.startsWith('--');
}
