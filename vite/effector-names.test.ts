import { expect, it } from 'vitest';
import { transformWithOxc } from 'vite';
import { effectorNames } from './effector-names.ts';

async function transform(code: string, options: { hmr: boolean }): Promise<string> {
  const { transform: hook } = effectorNames(options);
  if (typeof hook !== 'object') throw new Error('The plugin has no transform');
  const result: unknown = await Reflect.apply(hook.handler, undefined, [code, '/app/src/a.ts', {}]);
  const { code: transformed } = result as { code: string };
  // Still TypeScript, and well formed: the next plugin has to read it.
  await transformWithOxc(transformed, 'a.ts');
  return transformed;
}

const code = `import { createStore } from 'effector';\nexport const $a = createStore<number>(0);\n`;

it('names units and leaves types to the next plugin', async () => {
  const transformed = await transform(code, { hmr: false });
  expect(transformed).toContain('createStore<number>');
  expect(transformed).toContain('name: "$a"');
  expect(transformed).not.toContain('import.meta.hot');
});

it('clears the links of a replaced module on the dev server', async () => {
  expect(await transform(code, { hmr: true })).toContain('import.meta.hot');
});
