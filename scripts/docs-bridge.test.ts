import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

import { eventNames, events } from '@/shared/bridge/events';
import { methodNames, methods, type Carrier } from '@/shared/bridge/methods';

const page = readFileSync(path.join(import.meta.dirname, '../docs/native-bridge.md'), 'utf8');

const carrierNames: Readonly<Record<Carrier, string>> = {
  android: 'Android',
  ios: 'iOS',
  market: 'Android builds of CafeBazaar and Myket',
};
const platformLine = (on: readonly Carrier[]) =>
  `On: ${on.map((carrier) => carrierNames[carrier]).join(', ')}.`;

/** The text below a heading, up to the next one of the second or third level. */
function sectionOf(title: string): string {
  const [, text = ''] = page.split(new RegExp(`^#{2,3} ${title}$`, 'mu'));
  return text.split(/^#{2,3} /mu)[0] ?? '';
}

/** The titles of the sections below a heading of the second level. */
function titlesBelow(heading: string): readonly string[] {
  const [, part = ''] = page.split(`\n## ${heading}\n`);
  const [text = ''] = part.split('\n## ');
  return Array.from(text.matchAll(/^### (.+)$/gmu), ([, title = '']) => title);
}

/** The names of the fields of a payload; none for a payload without named fields. */
function fieldsOf(payload: object): readonly string[] {
  return 'entries' in payload ? Object.keys(payload.entries as object) : [];
}

describe('docs/native-bridge.md', () => {
  it('has a section for every method of the catalogue, and for no other', () => {
    expect([...titlesBelow('Methods')].toSorted()).toEqual([...methodNames].toSorted());
  });

  it.each(methodNames)('describes %s with its platforms and parameters', (name) => {
    const section = sectionOf(name);
    expect(section).toContain(platformLine(methods[name].on));
    for (const parameter of methods[name].parameters)
      expect(section).toContain(`\`${parameter.name}\``);
    if ('answeredBy' in methods[name]) expect(section).toContain(methods[name].answeredBy);
  });

  it('has a section for every event of the catalogue, and for no other', () => {
    expect([...titlesBelow('Events')].toSorted()).toEqual([...eventNames].toSorted());
  });

  it.each(eventNames)('describes %s with its platforms and fields', (name) => {
    const section = sectionOf(name);
    const text = section.includes('(#token-set)') ? section + sectionOf('Token set') : section;
    expect(section).toContain(platformLine(events[name].on));
    for (const field of fieldsOf(events[name].payload)) expect(text).toContain(`\`${field}\``);
  });
});
