import { existsSync } from 'node:fs';
import { firefox, webkit } from '@playwright/test';
import type { EngineName } from './engines';

/**
 * Playwright's own build of an engine, where `npx playwright install` has put it; undefined where it is not installed.
 * It runs all suites. docs/engines.md
 */
export function findPlaywrightBuild(
  name: EngineName,
  types: Readonly<Record<EngineName, { executablePath(): string }>> = { webkit, firefox },
): string | undefined {
  const path = types[name].executablePath();
  return existsSync(path) ? path : undefined;
}
