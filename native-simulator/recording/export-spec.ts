import { replayActionsOf } from './replay-actions';
import { pathOf } from './replay-secrets';
import type { RecordedLaunch, Recording } from './recording';
import { literal, quoted } from './source-text';
import { actionLines, expectations } from './spec-lines';

export interface ExportOptions {
  /** How the spec imports e2e/fixtures/test; by default as a spec in e2e/specs/<area>/ does. */
  readonly fixtures?: string;
}

/**
 * A recording as a Playwright spec of this repository: it does what was done, and expects after each
 * thing the calls of the bridge and the address that followed. It runs where its environment is served.
 */
export function exportSpec(
  recording: Recording,
  { fixtures = '../../fixtures/test' }: ExportOptions = {},
): string {
  const { name, launch, entries } = recording;
  const body = bodyOf(recording);
  const given = testFixtures.filter((fixture) => body.some((line) => names(line, fixture)));
  const helpers = specHelpers.filter((helper) => body.some((line) => names(line, helper)));
  const stage = fixtures.replace(/fixtures\/test$/, 'specs/replay/stage');
  return [
    `import { expect, test } from ${quoted(fixtures)};`,
    ...(helpers.length > 0 ? [`import { ${helpers.join(', ')} } from ${quoted(stage)};`] : []),
    '',
    ...optionLines(launch),
    'test.skip(',
    `  ({ environment }) => environment !== ${quoted(launch.environment)},`,
    `  ${quoted(`It was recorded in ${launch.environment}.`)},`,
    ');',
    '',
    `test(${quoted(name)}, async ({ ${given.join(', ')} }) => {`,
    ...(entries.length > MANY ? ['  test.slow();'] : []),
    ...body.map((line) => (line === '' ? '' : `  ${line}`)),
    '});',
    '',
  ].join('\n');
}

/** With more entries a test takes more than the usual time. */
const MANY = 300;

const testFixtures = ['page', 'native', 'mock', 'baseURL'];
const specHelpers = ['requestsOf', 'tokenSetOf'];

/** Whether a line's code, and not what stands in its texts, has this name. */
function names(line: string, name: string): boolean {
  return new RegExp(`\\b${name}\\b`).test(line.replace(/'(?:\\.|[^'\\])*'/g, ''));
}

function optionLines({ client, platform, persona, removed, faults }: RecordedLaunch): string[] {
  const outcomes = '{ openLoginPage: null, purchase: null, marketPurchase: null }';
  const wrapper = [
    `outcomes: ${outcomes}`,
    ...(removed?.length ? [`removed: ${literal(removed)}`] : []),
    ...(faults && Object.keys(faults).length ? [`faults: ${literal(faults)}`] : []),
  ];
  return [
    'test.use({',
    `  client: ${quoted(client)},`,
    `  platform: ${quoted(platform)},`,
    ...(persona ? [`  persona: ${quoted(persona)},`] : []),
    ...(platform === 'web' ? [] : [`  wrapper: { ${wrapper.join(', ')} },`]),
    '});',
  ];
}

function bodyOf(recording: Recording): string[] {
  const { entries, launch } = recording;
  const deeds = replayActionsOf(recording);
  const lines = [`await page.goto(${quoted(pathOf(launch))});`];
  let from = 0;
  for (const { index, deed } of deeds) {
    lines.push(...expectations(entries.slice(from, index)), '', ...actionLines(deed, launch));
    from = index + 1;
  }
  lines.push(...expectations(entries.slice(from)));
  // That a request was made stays true: to look for it again would prove nothing.
  return lines.filter((line, at) => !line.includes('requestsOf(') || lines.indexOf(line) === at);
}
