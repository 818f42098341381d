import { expect, it } from 'vitest';
import { brokenRules } from './lib/broken-rules';

const rule = 'css/prefer-logical-properties';

it.each(['margin-left: 1px', 'right: 0', 'text-align: left', 'border-top: 0'])(
  'must not use %s',
  async (declaration) => {
    expect(await brokenRules('src/pages/shop/x.module.css', `.a { ${declaration}; }\n`)).toEqual([
      rule,
    ]);
  },
);

it.each(['width: 1px', 'max-height: 80vh', 'inset-inline-start: 0', 'overflow-y: auto'])(
  'may use %s',
  async (declaration) => {
    expect(await brokenRules('src/pages/shop/x.module.css', `.a { ${declaration}; }\n`)).toEqual(
      [],
    );
  },
);

it('must not give the lines of a growing text a fixed height', async () => {
  const broken = (height: string) =>
    brokenRules('src/pages/shop/x.module.css', `.a { line-height: ${height}; }\n`);
  expect(await broken('28px')).toEqual(['no-restricted-syntax']);
  expect(await broken('1.55')).toEqual([]);
  expect(await broken('max(28px, 1.55em)')).toEqual([]);
});

it('must not give a text a size that does not grow, except in the simulator', async () => {
  const broken = (size: string, folder = 'src/pages/shop') =>
    brokenRules(`${folder}/x.module.css`, `.a { font-size: ${size}; }\n`);
  expect(await broken('22px')).toEqual(['no-restricted-syntax']);
  expect(await broken('var(--type-22)')).toEqual([]);
  expect(await broken('max(16px, var(--type-17))')).toEqual([]);
  expect(await broken('13px', 'native-simulator/page/ui')).toEqual([]);
});

it('must begin the larger side of a window at the bound', async () => {
  const broken = (query: string) =>
    brokenRules('src/pages/shop/x.module.css', `@media ${query} { .a { margin: 0; } }\n`);
  for (const query of [
    '(width <= 900px)',
    '(width > 900px)',
    '(min-width: 900px)',
    '(width >= 900px) and (max-height: 519px)',
    '(600px < width < 900px)',
    '(600px <= width <= 900px)',
  ])
    expect(await broken(query), query).toEqual(['no-restricted-syntax']);
  for (const query of ['(width >= 900px)', '(height < 520px)', '(600px <= width < 900px)'])
    expect(await broken(query), query).toEqual([]);
});
