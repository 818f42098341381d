import { expect, it } from 'vitest';

import areas from '../../mutation-areas.json';

const area = process.env['MUTATION_AREA'];
const mutated = Object.entries(areas).flatMap(([name, files]) =>
  area === undefined || area === name ? files : [],
);

const modules = import.meta.glob([
  '/src/{entities,features,shared}/**/*.ts',
  '!/src/**/*.test.ts',
]);
const models = Object.entries(modules).filter(([path]) =>
  mutated.some((entry) => path.startsWith(`/${entry}`)),
);

// What fails as a module is loaded fails no test of it: Stryker would count such a mutant as survived.
it.each(models)('%s loads, whatever was loaded before it', async (_, load) => {
  await expect(load()).resolves.toBeDefined();
});
