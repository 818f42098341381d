import { allSettled } from 'effector';
import { expect, it } from 'vitest';

import type { Overlay } from '@/shared/routing/create-overlay';
import { createTestScope } from '@/testing/create-scope';

const modules = import.meta.glob<Record<string, unknown>>(
  ['/src/pages/**/*.ts', '!**/*.test.ts', '!**/{ui,parts}/**', '!**/use-*.ts'],
  { eager: true },
);
const overlays = Object.entries(modules).flatMap(([path, exports]) =>
  Object.entries(exports).flatMap(([name, unit]): [string, Overlay][] => {
    const overlay = isForm(unit) ? unit.sheet : unit;
    return isOverlay(overlay) ? [[`${path.split('/')[3] ?? ''} ${name}`, overlay]] : [];
  }),
);

function isForm(unit: unknown): unit is { sheet: unknown } {
  return typeof unit === 'object' && unit !== null && 'sheet' in unit;
}
function isOverlay(unit: unknown): unit is Overlay {
  return typeof unit === 'object' && unit !== null && '$isOpen' in unit && 'opened' in unit;
}

it.each(overlays)(
  '%s is opened by an address that opens no other overlay',
  async (name, overlay) => {
    const { scope, router } = await createTestScope();
    const page = { routeId: 'about', path: '/about' };
    router.visit(page);
    await allSettled(overlay.opened, { scope });
    const to = String(router.navigations.at(-1)?.to);
    expect(to).toMatch(/^\/about#[a-z]+$/i);
    router.visit({ ...page, hash: to.slice('/about'.length) });
    await allSettled(scope);
    expect(
      overlays.flatMap(([other, { $isOpen }]) => (scope.getState($isOpen) ? other : [])),
    ).toEqual([name]);
  },
);
