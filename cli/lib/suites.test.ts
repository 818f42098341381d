import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { root } from '../../scripts/lib/prepare.mjs';
import { clients } from '../../src/shared/config/clients';
import { combinationsOf } from '../../src/shared/config/combinations';
import { combinationName } from './names';
import { suiteApplies, readSuites, type Suite } from './suites';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'suites-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

function suite(name: string, text?: string): void {
  mkdirSync(join(folder, name));
  if (text !== undefined) writeFileSync(join(folder, name, 'suite.json'), text);
}

const existing = combinationsOf().filter(({ reason }) => reason === undefined);
const where = (appliesTo: Suite['appliesTo']) =>
  existing.filter((one) => suiteApplies({ name: 'a', appliesTo }, one)).map(combinationName);

describe('a suite', () => {
  it('without conditions applies to every combination', () => {
    expect(where({})).toHaveLength(existing.length);
  });

  it('applies by the capabilities of a combination', () => {
    expect(where({ kind: ['market'], isDev: [false] })).toEqual([
      'CafeBazaar/webview-new/android',
      'Myket/webview-new/android',
    ]);
    const withPartnerKind = clients.filter((client) => 'partnerKind' in client);
    expect(where({ signsInPartners: [true] })).toHaveLength(withPartnerKind.length * 5);
    expect(where({ hasServiceWorker: [true], kind: ['own'] })).toEqual([
      'Develop/pwa-dev/web',
      'other/pwa-dev/web',
      'other/pwa/web',
    ]);
    expect(where({ platform: ['ios'], showsBottomBar: [false] })).toEqual([
      'other/webview-new/ios',
    ]);
  });
});

describe('conditions', () => {
  it('may be alternatives', () => {
    const where = existing.filter((one) =>
      suiteApplies(
        { name: 'a', appliesTo: [{ kind: ['market'], isDev: [false] }, { hidesShare: [true] }] },
        one,
      ),
    );
    expect(new Set(where.map(({ client }) => client.name))).toEqual(
      new Set(['CafeBazaar', 'Myket', 'iGap']),
    );
  });

  it('can require that the id selects the client itself', () => {
    expect(where({ kind: ['own'], platform: ['web'], meansItself: [true] })).toEqual([
      'Develop/landing-webview-dev/web',
      'Develop/pwa-dev/web',
      'other/pwa/web',
    ]);
  });
});

describe('the suite folders', () => {
  it('are read with their conditions, sorted by name', () => {
    suite('smoke', '{ "appliesTo": { "platform": ["web", "ios"] } }');
    suite('market', '{ "appliesTo": {} }');
    writeFileSync(join(folder, 'note.txt'), '');
    expect(readSuites(folder)).toEqual([
      { name: 'market', appliesTo: {} },
      { name: 'smoke', appliesTo: { platform: ['web', 'ios'] } },
    ]);
  });

  it('without suite.json apply where npm test runs', () => {
    suite('new');
    const [found] = readSuites(folder);
    expect(existing.filter((one) => suiteApplies(found!, one)).map(combinationName)).toEqual([
      'other/pwa/web',
    ]);
  });

  it.each([
    '{',
    '{}',
    '{ "appliesTo": { "client": ["iGap"] } }',
    '{ "appliesTo": { "platform": ["tv"] } }',
  ])('with %s are rejected with the path of the file', (text) => {
    suite('bad', text);
    expect(() => readSuites(folder)).toThrow(/bad.suite\.json does not describe a suite/);
  });

  it('of this repository all have conditions that some combination meets', () => {
    const specs = join(root, 'e2e/specs');
    const all = readSuites(specs);
    for (const one of all) {
      expect(existsSync(join(specs, one.name, 'suite.json')), one.name).toBe(true);
      expect(where(one.appliesTo), one.name).not.toEqual([]);
    }
    expect(where(all.find(({ name }) => name === 'smoke')!.appliesTo)).toHaveLength(
      existing.length,
    );
  });

  it('of this repository have the documented names', () => {
    const names = readSuites(join(root, 'e2e/specs')).map(({ name }) => name);
    expect(names).toEqual(
      expect.arrayContaining(
        'account bridge browse market navigation partner player purchase search sign-in smoke'.split(
          ' ',
        ),
      ),
    );
  });
});
