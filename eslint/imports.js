import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript';
import importX from 'eslint-plugin-import-x';
import { areas, forbiddenFolders } from './areas.js';
import { forbiddenPackages } from './packages.js';

const testFiles = '**/*.test.{ts,tsx}';

/**
 * @param {string[]} files
 * @param {object[]} patterns
 * @param {string[]} [ignores]
 */
const block = (files, patterns, ignores = []) => ({
  files,
  ignores,
  rules: { '@typescript-eslint/no-restricted-imports': ['error', { patterns }] },
});

/** One block for the code of each area, one for its tests, and one for each exception. */
export const importRules = [
  ...areas.flatMap((area) => {
    const patterns = (/** @type {boolean} */ isTest) => [
      ...forbiddenFolders(area, isTest),
      ...forbiddenPackages(area.path, isTest),
    ];
    return [
      block([`${area.path}/**/*.{ts,tsx}`], patterns(false), [testFiles]),
      block([`${area.path}/${testFiles}`], patterns(true)),
    ];
  }),
  single('src/shared/api/send.ts', 'src/shared/api'),
  single('src/app/main.mock.ts', 'src/app', ['mock-api']),
];

/**
 * An exception: a file that may import more than its area.
 * @param {string} file
 * @param {string} path of its area
 * @param {string[]} [more] folders that it may import
 */
function single(file, path, more = []) {
  const area = areas.find((candidate) => candidate.path === path);
  if (!area) throw new Error(`${path} is not an area of eslint/areas.js.`);
  const widened = { ...area, mayImport: [...area.mayImport, ...more] };
  return block([file], [...forbiddenFolders(widened, false), ...forbiddenPackages(file, false)]);
}

/**
 * Slices of one layer must not import each other; code that connects them belongs to the layer above.
 * @param {string} root the folder of the repository
 */
export function sliceRules(root) {
  const zones = ['pages', 'features', 'entities'].flatMap((layer) =>
    slicesOf(join(root, 'src', layer)).map((slice) => ({
      target: `./src/${layer}/${slice}`,
      from: `./src/${layer}`,
      except: [`./${slice}`],
      message: `Slices of ${layer} must not import each other. Connect them in the layer above.`,
    })),
  );
  return {
    files: ['src/**/*.{ts,tsx}'],
    plugins: { 'import-x': importX },
    settings: {
      'import-x/resolver-next': [
        createTypeScriptImportResolver({ project: join(root, 'tsconfig.json') }),
      ],
    },
    rules: { 'import-x/no-restricted-paths': ['error', { basePath: root, zones }] },
  };
}

/** @param {string} folder */
function slicesOf(folder) {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name);
}
