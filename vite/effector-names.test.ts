import { expect, it } from 'vitest';
import { transformWithOxc } from 'vite';
import { effectorNames } from './effector-names.ts';

async function transform(code: string, options: { hmr: boolean }): Promise<string> {
  const { transform: hook } = effectorNames(options);
  if (typeof hook !== 'object') throw new Error('The plugin has no transform');
  const result: unknown = await Reflect.apply(hook.handler, undefined, [code, '/app/src/a.ts', {}]);
  const { code: transformed } = result as { code: string };
  // The next plugin must be able to parse the result, which is still TypeScript.
  await transformWithOxc(transformed, 'a.ts');
  return transformed;
}

const code = `import { createStore } from 'effector';\nexport const $a = createStore<number>(0);\n`;

it('adds names to units and keeps the types', async () => {
  const transformed = await transform(code, { hmr: false });
  expect(transformed).toContain('createStore<number>');
  expect(transformed).toContain('name: "$a"');
  expect(transformed).not.toContain('import.meta.hot');
});

it('adds hot module replacement on the dev server', async () => {
  expect(await transform(code, { hmr: true })).toContain('import.meta.hot');
});

it.each([
  ['/work/src/pages/shop/model.ts', true],
  ['/work/src/pages/shop/view.tsx', true],
  ['/work/native-simulator/page/model/config.ts', true],
  ['/work/node_modules/a/src/index.ts', false],
  ['/work/src/pages/shop/view.module.css', false],
  ['/work/mock-api/browser.ts', false],
])('is for our own modules with units: %s is one: %s', (id, isOurs) => {
  const { transform: hook } = effectorNames({ hmr: false });
  const { include, exclude } = (
    hook as unknown as { filter: { id: { include: RegExp; exclude: RegExp } } }
  ).filter.id;
  expect(include.test(id) && !exclude.test(id)).toBe(isOurs);
});
