import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ESLint } from 'eslint';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { brokenRules } from './lib/broken-rules';
import { root } from './lib/prepare.mjs';

describe('imports', () => {
  const imports = '@typescript-eslint/no-restricted-imports';

  it.each([
    ['src/shared/lib/x.ts', '@/shared/config/constants'],
    ['src/shared/lib/x.ts', '../config/constants'],
    ['src/shared/storage/x.ts', '@/shared/routing/location'],
    ['src/shared/api/x.ts', '@/shared/ui/cx'],
    ['src/shared/ui/button/x.tsx', '@/shared/i18n/fa/common'],
    ['src/shared/ui/button/x.tsx', '../../api/send'],
    ['src/shared/api/x.ts', '@/entities/session/model'],
    ['src/entities/session/x.ts', '@/features/player/model/queue'],
    ['src/features/player/model/x.ts', '@/pages/shop/model'],
    ['src/features/player/model/x.ts', '../../../pages/shop/model'],
    ['src/pages/shop/x.ts', '@/app/routes'],
    ['src/pages/shop/x.ts', '@/testing/create-scope'],
    ['src/service-worker/x.ts', '@/shared/lib/uuid'],
    ['src/app/main.tsx', '@mock-api/browser'],
    ['src/app/x.ts', '@fixtures/catalog/catalogue'],
    ['src/app/x.ts', '../../native-simulator/shim/android'],
    ['src/app/x.ts', 'msw'],
    ['src/app/x.ts', '@faker-js/faker'],
    ['src/features/player/ui/x.tsx', '@base-ui/react/slider'],
    ['src/shared/api/x.ts', 'ofetch'],
    ['src/shared/media/x.ts', 'ofetch'],
    ['src/features/player/model/x.ts', 'hls.js/light'],
    ['mock-api/handlers/x.ts', '@/pages/shop/model'],
    ['mock-api/handlers/x.ts', 'effector'],
    ['native-simulator/shim/x.ts', '@/features/player/model/queue'],
    ['native-simulator/shim/x.ts', '@mock-api/browser'],
    ['cli/commands/x.ts', '@/shared/api/send'],
    ['cli/commands/x.ts', 'react'],
    ['cli/commands/x.ts', '../../e2e/fixtures/test'],
    ['e2e/specs/shop/x.spec.ts', '@/pages/shop/model'],
    ['e2e/pages/x.ts', '../../src/features/player/model/queue'],
    ['fixtures/catalog/x.ts', '@mock-api/db/db'],
  ])('%s must not import %s', async (file, imported) => {
    expect(await brokenRules(file, `import { a } from '${imported}';\nvoid a;\n`)).toContain(
      imports,
    );
  });

  it.each([
    ['src/app/main.mock.ts', '@mock-api/browser'],
    ['src/app/x.ts', '@/pages/shop/model'],
    ['src/pages/shop/x.ts', '@/features/player/model/queue'],
    ['src/entities/session/x.ts', '@/shared/api/send'],
    ['src/shared/ui/slider/x.tsx', '@base-ui/react/slider'],
    ['src/shared/ui/slider/x.tsx', '../../config/constants'],
    ['src/shared/ui/slider/x.tsx', '../progress/fraction'],
    ['src/shared/api/send.ts', 'ofetch'],
    ['src/shared/api/send.ts', '@/shared/config/constants'],
    ['src/shared/media/x.ts', 'hls.js/light'],
    ['src/shared/routing/x.ts', '@/shared/api/contract/values'],
    ['src/pages/shop/x.test.ts', '@/testing/create-scope'],
    ['src/pages/shop/x.test.ts', '@fixtures/catalog/catalogue'],
    ['mock-api/handlers/x.ts', '@/shared/api/contract/shop'],
    ['mock-api/handlers/x.ts', '@fixtures/catalog/catalogue'],
    ['fixtures/catalog/x.ts', '@/shared/api/contract/codes'],
    ['native-simulator/page/x.tsx', 'effector-react'],
    ['cli/commands/x.ts', '../../mock-api/http'],
    ['e2e/specs/shop/x.spec.ts', '../../pages/shop-page'],
    ['e2e/specs/shop/x.spec.ts', '@/shared/i18n/fa/shop'],
  ])('%s may import %s', async (file, imported) => {
    const code = `import { a } from '${imported}';\nvoid a;\n`;
    expect(await brokenRules(file, code)).not.toContain(imports);
  });

  it('allows fixtures to import from the app only types and the codes', async () => {
    const path = 'fixtures/catalog/x.ts';
    const asType = `import type { A } from '@/shared/api/contract/shop';\nexport type B = A;\n`;
    const asValue = `import { a } from '@/shared/api/contract/shop';\nvoid a;\n`;
    expect(await brokenRules(path, asType)).not.toContain(imports);
    expect(await brokenRules(path, asValue)).toContain(imports);
  });

  it('forbids effector functions that are deprecated', async () => {
    const code = `import { forward } from 'effector';\nvoid forward;\n`;
    expect(await brokenRules('src/pages/shop/x.ts', code)).toContain(imports);
  });
});

describe('slices', () => {
  let folder = '';

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'slices-'));
    const write = (path: string, text: string) => {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    };
    write('tsconfig.json', '{ "compilerOptions": { "paths": { "@/*": ["./src/*"] } } }');
    for (const layer of ['pages', 'features', 'entities']) {
      write(`src/${layer}/one/a.ts`, 'export const a = 1;');
      write(`src/${layer}/two/b.ts`, 'export const b = 2;');
    }
    const imports = pathToFileURL(join(root, 'eslint/imports.js')).href;
    const config = [
      `import { sliceRules } from '${imports}';`,
      `import tseslint from 'typescript-eslint';`,
      `export default [`,
      `  { files: ['**/*.ts'], languageOptions: { parser: tseslint.parser } },`,
      `  sliceRules(import.meta.dirname),`,
      `];`,
    ];
    write('eslint.config.js', config.join('\n'));
    write('package.json', '{ "type": "module" }');
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction');
  });

  afterAll(() => {
    rmSync(folder, { recursive: true });
  });

  const lint = async (path: string, imported: string) => {
    const slices = new ESLint({ cwd: folder });
    const code = `import { a } from '${imported}';\n`;
    const [result] = await slices.lintText(code, { filePath: join(folder, path) });
    return result?.messages.map(({ ruleId }) => ruleId);
  };

  it.each(['pages', 'features', 'entities'])('of %s must not import each other', async (layer) => {
    const broken = ['import-x/no-restricted-paths'];
    expect(await lint(`src/${layer}/two/b.ts`, `@/${layer}/one/a`)).toEqual(broken);
    expect(await lint(`src/${layer}/two/b.ts`, '../one/a')).toEqual(broken);
    expect(await lint(`src/${layer}/one/b.ts`, './a')).toEqual([]);
  });

  it('may import lower layers', async () => {
    expect(await lint('src/pages/two/b.ts', '@/features/one/a')).toEqual([]);
  });
});

describe('house rules', () => {
  const syntax = 'no-restricted-syntax';

  it.each([
    ['a literal', "export const a = 'سلام';\n"],
    ['a template', 'export const a = (b: string) => `سلام ${b}`;\n'],
    ['markup', 'export const A = () => <p>سلام</p>;\n'],
    ['an attribute', 'export const A = () => <p title="سلام" />;\n'],
  ])('keep Persian out of %s', async (_place, code) => {
    expect(await brokenRules('src/pages/shop/x.tsx', code)).toContain(syntax);
    expect(await brokenRules('src/shared/i18n/fa/x.tsx', code)).not.toContain(syntax);
    expect(await brokenRules('src/pages/shop/x.test.tsx', code)).not.toContain(syntax);
  });

  it('forbid waiting that gives up after a second', async () => {
    const code =
      "import { expect, vi } from 'vitest';\nawait vi.waitFor(() => expect(1).toBe(1));\n";
    expect(await brokenRules('mock-api/x.test.ts', code)).toContain('no-restricted-properties');
  });

  it('forbid barrel files', async () => {
    expect(await brokenRules('src/pages/shop/index.ts', "export * from './model';\n")).toEqual([
      syntax,
    ]);
  });

  it('let drawings take the colour of the theme', async () => {
    const drawn = (color: string) =>
      brokenRules('src/pages/shop/x.tsx', `export const A = () => <path fill="${color}" />;\n`);
    expect(await drawn('#1d1914')).toEqual([syntax]);
    expect(await drawn('currentColor')).toEqual([]);
    expect(await drawn('none')).toEqual([]);
  });

  it('let no picture break', async () => {
    const drawn = (more: string) =>
      brokenRules('src/shared/ui/x.tsx', `export const drawn = <img src="a" alt="" ${more} />;\n`);
    expect(await drawn('')).toEqual([syntax]);
    expect(await drawn('onError={() => undefined}')).toEqual([]);
  });

  it('allow at most 250 lines', async () => {
    const code = (lines: number) => 'export {};\n'.repeat(lines);
    expect(await brokenRules('src/shared/lib/x.ts', code(250))).not.toContain('max-lines');
    expect(await brokenRules('src/shared/lib/x.ts', code(251))).toContain('max-lines');
  });

  it('do not let a comment switch a rule off', async () => {
    const ours = `/* eslint-disable */\nexport * from './model';\n`;
    expect(await brokenRules('src/shared/lib/x.ts', ours)).toContain(syntax);
    const oxlints = `// oxlint-disable-next-line\nexport const a: any = 1;\n`;
    expect(await brokenRules('src/shared/lib/x.ts', oxlints)).toEqual(['no-warning-comments']);
  });
});

describe('models', () => {
  const rule = 'models/no-browser-globals';
  const model = (code: string, names = 'createEffect') =>
    `import { ${names} } from 'effector';\nexport const a = ${names}(${code});\n`;

  it.each([
    ...['window.location', 'document', 'navigator.onLine', 'localStorage', 'fetch("/")'],
    ...['setTimeout(run)', 'globalThis.fetch', 'Date.now()', 'new Date()'],
  ])('do not read %s, whatever the file is called', async (use) => {
    const code = model(`() => ${use}`);
    expect(await brokenRules('src/pages/shop/x.ts', code)).toEqual([rule]);
    expect(await brokenRules('src/app/wiring/x.ts', code)).toEqual([rule]);
    expect(await brokenRules('native-simulator/page/x.tsx', code)).toEqual([rule]);
    expect(await brokenRules('src/shared/browser/x.ts', code)).toEqual([]);
    expect(await brokenRules('src/pages/shop/x.test.ts', code)).toEqual([]);
  });

  it('are recognised by what they import', async () => {
    const use = 'export const a = () => window.name;\n';
    const after = (line: string) => brokenRules('src/pages/shop/x.ts', `${line}\n${use}`);
    expect(await after(`import { debounce } from 'patronum';\nvoid debounce;`)).toEqual([rule]);
    expect(await after(`import { fork, sample } from 'effector';\nvoid [fork, sample];`)).toEqual([
      rule,
    ]);
    expect(await after(`import { fork } from 'effector';\nvoid fork;`)).toEqual([]);
    expect(
      await after(`import type { Store } from 'effector';\nexport type S = Store<1>;`),
    ).toEqual([]);
    expect(await after(`import { useUnit } from 'effector-react';\nvoid useUnit;`)).toEqual([]);
  });

  it('may name the globals where they do not read them', async () => {
    expect(await brokenRules('src/a.ts', model('(location: string) => location'))).toEqual([]);
    expect(await brokenRules('src/a.ts', model('(ask: typeof fetch) => ask'))).toEqual([]);
    expect(await brokenRules('src/a.ts', model('(ms: number) => new Date(ms)'))).toEqual([]);
  });
});
