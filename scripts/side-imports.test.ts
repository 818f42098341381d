import { readFileSync, readdirSync } from 'node:fs';
import { posix } from 'node:path';
import { expect, it, test } from 'vitest';

/**
 * Modules that work only because somebody imports them, and the module from whose loading on they must listen. Other
 * tests import such a module themselves, so they do not notice that the app has forgotten it.
 */
const listening: Readonly<Record<string, readonly string[]>> = {
  'src/app/main.tsx': [
    'src/app/start/react.ts',
    'src/app/start/base-models.ts',
    'src/entities/client/model.ts',
    'src/entities/session/model.ts',
    'src/shared/api/kept-endpoint.ts',
    'src/shared/api/write-tokens.ts',
    'src/shared/routing/routes.ts',
    'src/shared/routing/visits.ts',
  ],
  'src/app/start/mount.tsx': [
    'src/app/global.css',
    'src/app/start/entry-models.ts',
    'src/entities/client/model.ts',
    'src/entities/session/model.ts',
    'src/features/navigation-bar/model.ts',
    'src/features/notifications/model.ts',
    'src/features/page-title/model.ts',
    'src/features/player/model/playback.ts',
    'src/features/player/model/progress.ts',
    'src/features/player/model/surface.ts',
    'src/features/player/model/volume.ts',
    'src/pages/shop/continue.ts',
    'src/pages/shop/model.ts',
    'src/app/start/clear-user-data.ts',
    'src/app/start/load-page-models.ts',
    'src/app/start/notify-failures.ts',
    'src/app/start/reload-lost-code.ts',
    'src/app/start/shrink-player.ts',
    'src/shared/api/write-tokens.ts',
  ],
  'src/app/prerender.tsx': ['src/app/start/entry-models.ts'],
  'src/app/start/prerendered.ts': ['src/app/start/release-taps.ts'],
  'src/app/start/partner-link.ts': ['src/app/start/notify-partner-failure.ts'],
  'src/app/ui/overlays.tsx': ['src/app/ui/no-motion.css'],
  'src/app/native/wiring/wrapper-session.ts': ['src/entities/session/sign-out.ts'],
  'src/entities/session/tabs.ts': ['src/shared/api/write-tokens.ts'],
  'src/features/kept-books/model/state.ts': ['src/features/kept-books/model/start.ts'],
  'src/features/player/ui/player.tsx': [
    'src/features/player/model/ahead.ts',
    'src/features/player/model/resume.ts',
    'src/features/player/model/sleep-seconds.ts',
    'src/features/player/model/tabs.ts',
  ],
  'src/features/purchase/model/library-state.ts': [
    'src/entities/purchase/known-library-states.ts',
    'src/entities/purchase/report-unknown.ts',
  ],
  'src/pages/catalog/model.ts': ['src/entities/audiobook/report-unknown-type.ts'],
  'src/pages/clp/model.ts': ['src/entities/audiobook/report-unknown-type.ts'],
  'src/pages/product/model.ts': [
    'src/entities/audiobook/report-unknown-type.ts',
    'src/entities/purchase/known-library-states.ts',
  ],
  'native-simulator/page/main.tsx': [
    'native-simulator/page/model/native-tokens.ts',
    'native-simulator/page/page.css',
  ],
  'native-simulator/samples/main.tsx': ['native-simulator/samples/samples.css'],
};

const files = new Set(
  ['src', 'native-simulator']
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`),
    )
    .filter((name) => /(?<!\.test)\.(?:tsx?|css)$/.test(name) && !name.startsWith('src/testing/')),
);
const resolve = (from: string, wanted: string): string | undefined => {
  const path = wanted.startsWith('@/')
    ? `src/${wanted.slice(2)}`
    : posix.join(posix.dirname(from), wanted);
  return [path, `${path}.ts`, `${path}.tsx`].find((each) => files.has(each));
};

interface Imported {
  readonly target: string;
  /** Nothing is taken from it by name. */
  readonly isBare: boolean;
}

/** What a module imports at once; not what it loads later, and no types. */
function importsOf(file: string): readonly Imported[] {
  const lines = readFileSync(file, 'utf8').matchAll(
    /^(?:import|export)\s+(?!type\s)([^'"();]*?\sfrom\s+)?'((?:@\/|\.)[^']+)'/gm,
  );
  return [...lines].flatMap(([, names, wanted = '']) => {
    const target = resolve(file, wanted);
    return target === undefined ? [] : [{ target, isBare: names === undefined }];
  });
}

const graph = new Map([...files].map((file) => [file, importsOf(file)]));

function loadedWith(root: string): ReadonlySet<string> {
  const loaded = new Set<string>();
  const waiting = [root];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    for (const { target } of graph.get(file) ?? []) {
      if (loaded.has(target)) continue;
      loaded.add(target);
      waiting.push(target);
    }
  }
  return loaded;
}

test.each(Object.entries(listening))(
  '%s loads everything that must listen by then',
  (root, all) => {
    const loaded = loadedWith(root);
    expect(all.filter((file) => !loaded.has(file))).toEqual([]);
  },
);

it('lists each import that takes no name', () => {
  const known = Object.entries(listening).flatMap(([root, all]) =>
    [root, ...loadedWith(root)].flatMap((file) => all.map((target) => `${file} → ${target}`)),
  );
  const bare = [...graph].flatMap(([file, all]) =>
    all.flatMap(({ target, isBare }) => (isBare ? [`${file} → ${target}`] : [])),
  );
  expect(bare.length).toBeGreaterThan(30);
  expect(bare.filter((line) => !known.includes(line))).toEqual([]);
});
