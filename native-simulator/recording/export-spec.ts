import { replayActionsOf } from './replay-actions';
import type { RecordedLaunch, Recording } from './recording';
import { literal, quoted } from './source-text';
import { actionLines, expectationLines } from './spec-lines';

export interface ExportOptions {
  /** The path by which the spec imports e2e/fixtures/test; by default that of a spec in e2e/specs/<area>/. */
  readonly fixtures?: string;
}

/**
 * The source of a Playwright spec for this repository. It repeats the actions of a recording and expects
 * after each of them the bridge calls and the address that followed. It skips in other environments.
 */
export function exportSpec(
  recording: Recording,
  { fixtures = '../../fixtures/test' }: ExportOptions = {},
): string {
  const { name, launch, entries } = recording;
  const body = bodyOf(recording);
  const used = testFixtures.filter((fixture) => body.some((line) => usesName(line, fixture)));
  const helpers = specHelpers.filter((helper) => body.some((line) => usesName(line, helper)));
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
    `test(${quoted(name)}, async ({ ${used.join(', ')} }) => {`,
    ...(entries.length > MAX_QUICK_ENTRIES ? ['  test.slow();'] : []),
    ...body.map((line) => (line === '' ? '' : `  ${line}`)),
    '});',
    '',
  ].join('\n');
}

/** A longer recording needs more than the usual timeout of a test. */
const MAX_QUICK_ENTRIES = 300;

const testFixtures = ['page', 'native', 'mock', 'baseURL'];
const specHelpers = ['requestsOf', 'tokenSetOf'];

/** Whether a line of code uses a name outside its string literals. */
function usesName(line: string, name: string): boolean {
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
  const lines = [`await page.goto(${quoted(launch.path)});`];
  let from = 0;
  for (const { index, action } of replayActionsOf(recording)) {
    const expected = expectationLines(entries.slice(from, index));
    lines.push(...expected, '', ...actionLines(action, launch));
    from = index + 1;
  }
  lines.push(...expectationLines(entries.slice(from)));
  // The mock's journal keeps every request, so a repeated expectation would always pass.
  return lines.filter((line, at) => !line.includes('requestsOf(') || lines.indexOf(line) === at);
}
