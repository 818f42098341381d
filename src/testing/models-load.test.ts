import { expect, it } from 'vitest';

import areas from '../../mutation-areas.json';

const area = process.env['MUTATION_AREA'];
const mutated = Object.entries(areas).flatMap(([name, { files }]) =>
  area === undefined || area === name ? files : [],
);

const modules = import.meta.glob([
  '/src/{app,entities,features,pages,shared}/**/*.ts',
  '/mock-api/{control,core,db,fault-proxy,handlers,http-server,media,rules,search,storage}/*.ts',
  '/cli/{commands,lib}/**/*.ts',
  '/cli/program.ts',
  '/native-simulator/{config,recording,scenarios,shim,page/{lib,model,phone}}/*.ts',
  '!**/*.test.ts',
  // Scripts of the page, which start work when they are loaded.
  '!/src/app/**/early-*.ts',
  '!/native-simulator/**/*-entry.ts',
  // Imports Vite.
  '!/native-simulator/recording/watch-pages.ts',
  // They import the router, whose packages this pool cannot load.
  '!/src/app/start/{first-views,prerendered}.ts',
]);
const models = Object.entries(modules).filter(([path]) =>
  mutated.some((entry) => path.startsWith(`/${entry}`)),
);
// Loaded outside of the tests, so that coverage of module code is not credited to these tests alone.
const loads = await Promise.allSettled(models.map(([, load]) => load()));

// A module that fails to load fails none of its tests: Stryker would count such a mutant as survived.
it.each(models.map(([path], index) => [path, loads[index]]))(
  '%s loads, whatever was loaded before it',
  (_, load) => {
    expect(load).toMatchObject({ status: 'fulfilled' });
  },
);
