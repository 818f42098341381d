import { describe, expect, it } from 'vitest';
import { styleRulesIn, subjectOf, type StyleRule } from './lib/style-rules';

const rules = styleRulesIn('src');
const positionOf = ({ declarations }: StyleRule) => declarations.get('position') ?? '';
const nameOf = ({ file, selectors: [selector = ''] }: StyleRule) =>
  `${file.split('/').at(-1)?.replace('.module.css', '')} ${subjectOf(selector)}`;

/** What lies in each layer, from the lowest to the highest. Within one layer, what comes later in the page is above. */
const layers = {
  sticky: [
    'notice .notice',
    'listing-header .search',
    'suggestion-list .panel',
    'action-bar .bar',
    'product-header .header',
    'page-header .inner',
  ],
  bar: [
    'sidebar .sidebar',
    'player-failed .bar',
    'small-player .bar',
    'selection-bar .bar',
    'bottom-bar .bar',
    'undo-bar .place',
  ],
  player: [
    'bottom-player .bar',
    'large-player .player',
    'driving-mode .driving',
    'full-player .player',
  ],
  overlay: ['loading-screen .screen', 'modal .backdrop', 'modal .viewport', 'top-card .place'],
  notification: ['loading-card .place', 'notification-bar .place'],
};

it('every bar, sheet and message lies in its layer', () => {
  const found: Record<string, string[]> = Object.fromEntries(
    Object.keys(layers).map((name) => [name, []]),
  );
  for (const rule of rules) {
    const layer = rule.declarations.get('z-index')?.match(/--layer-(\w+)/)?.[1];
    if (layer !== undefined) found[layer]?.push(nameOf(rule));
  }
  expect(found).toEqual(layers);
});

it('the layers are above each other', () => {
  const root = rules.filter(({ file }) => file.endsWith('/tokens.css'));
  const heights = Object.keys(layers).map((name) =>
    Number(root.map(({ declarations }) => declarations.get(`--layer-${name}`)).find(Boolean)),
  );
  expect(heights).toEqual([...heights].sort((a, b) => a - b));
  expect(new Set(heights).size).toBe(heights.length);
});

it('within a part, one thing lies a step above or below another', () => {
  const steps = rules.flatMap(({ declarations }) => declarations.get('z-index') ?? []);
  const own = steps.filter((step) => !step.includes('--layer-'));
  expect(own.filter((step) => !/^(?:-1|0|1|2)$/.test(step))).toEqual([]);
});

describe('What stays where it is while the page scrolls', () => {
  const kept = rules.filter((rule) => /fixed|sticky/.test(positionOf(rule)));

  it('lies in a layer', () => {
    const isAbove = (rule: StyleRule) =>
      rules.some(
        ({ file, selectors, declarations }) =>
          file === rule.file &&
          declarations.has('z-index') &&
          selectors.some((each) => rule.selectors.map(subjectOf).includes(subjectOf(each))),
      );
    // Below everything, beside the page, in a part that lies in a layer, and where each use says its layer.
    const known = [
      '.splash',
      '.sidebarGround',
      '.column',
      '.side',
      'driving-mode .title',
      'driving-mode .line',
      'notice .place',
    ];
    const without = kept.filter((rule) => !isAbove(rule)).map(nameOf);
    expect(without.filter((name) => !known.some((each) => name.endsWith(each)))).toEqual([]);
  });

  /** Has its room in another rule, in what lies in it, or in the middle of the window; or is a line or a ground. */
  const atEdges = [
    ...['global.css .splash', 'loading-card .place', 'loading-screen .screen'],
    ...['modal .backdrop', 'modal .viewport', 'driving-mode .driving', 'driving-mode .line'],
    ...['sidebar .sidebar', 'shell .sidebarGround', 'modal .head', 'page-header .inner'],
  ];

  it.each([
    ['start', /--safe-block-start/],
    ['end', /--safe-block-end|--bars|--tabs/],
  ] as const)('keeps clear of what a phone has at the %s of its screen', (side, safe) => {
    const sideOf = ({ declarations }: StyleRule, property: string) => {
      const [start = '', end = start] = partsOf(declarations.get(`${property}-block`) ?? '');
      return declarations.get(`${property}-block-${side}`) ?? (side === 'start' ? start : end);
    };
    const atBare = kept.filter((rule) => {
      const at = sideOf(rule, 'inset') || (rule.declarations.get('inset') ?? 'auto');
      const room = [at, sideOf(rule, 'padding'), rule.declarations.get('block-size')].join(' ');
      const isOfDesktop = rule.conditions.some((each) => each.includes('width >= 900px'));
      return at !== 'auto' && !safe.test(room) && !isOfDesktop;
    });
    expect(atBare.map(nameOf).filter((name) => !atEdges.includes(name))).toEqual([]);
  });
});

/** The values that a declaration has one after the other. */
function partsOf(value: string): string[] {
  return value.match(/(?:[^\s()]|\((?:[^()]|\([^()]*\))*\))+/g) ?? [];
}
