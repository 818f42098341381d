import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { preprocessCSS, resolveConfig } from 'vite';

import { createClassNames } from '../../../vite/class-names';

/** What style sheets are made of, as far as a description of looks has to know it. */
export interface StyleNames {
  /** The readable name of each class and each animation of the build: `hero.title` for `_x1y20`. */
  readonly classes: Readonly<Record<string, string>>;
  /** The attributes that rules select by. */
  readonly attributes: readonly string[];
  /** The custom properties of the root. */
  readonly tokens: readonly string[];
}

const root = fileURLToPath(new URL('../../../', import.meta.url));

/** Attributes that stand for a place or an element, not for how it looks. */
const unspoken = new Set(['dir', 'hidden', 'tabindex', 'data-root', 'data-theme']);

/** Reads the style sheets of a folder, and names their classes as a build does. */
export function readStyleNames(folder: string): Promise<StyleNames> {
  const names = known.get(folder) ?? read(folder);
  known.set(folder, names);
  return names;
}

const known = new Map<string, Promise<StyleNames>>();

async function read(folder: string): Promise<StyleNames> {
  const config = await resolveConfig(
    {
      root,
      configFile: false,
      logLevel: 'silent',
      css: { modules: { generateScopedName: createClassNames(root) } },
    },
    'build',
  );
  const classes: Record<string, string> = {};
  const attributes = new Set<string>();
  for (const each of readdirSync(join(root, folder), {
    recursive: true,
    encoding: 'utf8',
  }).sort()) {
    if (!each.endsWith('.css')) continue;
    const file = join(folder, each);
    const source = readFileSync(join(root, file), 'utf8');
    for (const [, attribute = ''] of source.matchAll(/\[([a-z-]+)/g)) attributes.add(attribute);
    if (!file.endsWith('.module.css')) {
      for (const [, name = ''] of source.matchAll(/^\.([\w-]+)/gm)) classes[name] = name;
      continue;
    }
    const { modules = {} } = await preprocessCSS(source, join(root, file), config);
    const sheet = nameOf(file);
    for (const [local, built] of Object.entries(modules)) classes[built] = `${sheet}.${local}`;
  }
  const tokens = ['colors', 'tokens'].flatMap((name) => {
    const source = readFileSync(join(root, `src/shared/ui/${name}.css`), 'utf8');
    return [...source.matchAll(/^ +(--[\w-]+):/gm)].map(([, token = '']) => token);
  });
  return {
    classes,
    attributes: [...attributes].filter((name) => !unspoken.has(name)).sort(),
    tokens: [...new Set(tokens)],
  };
}

/** The name of the file; where many are called alike, that of its folder. */
function nameOf(file: string): string {
  const name = basename(file, '.module.css');
  return name === 'view' ? basename(dirname(file)) : name;
}
