import type { RouteObject } from 'react-router-dom';
import { expect, it } from 'vitest';

import { knownPaths } from '@/shared/routing/known-paths';

import { routes } from './routes';

const pathsOf = (route: RouteObject): string[] => [
  ...(route.path === undefined ? [] : [`/${route.path.replace(/^\//, '')}`]),
  ...(route.children ?? []).flatMap(pathsOf),
];

it('has exactly the known paths, and a fallback for all others', () => {
  expect(routes.flatMap(pathsOf).sort()).toEqual([...knownPaths, '/*'].sort());
});
