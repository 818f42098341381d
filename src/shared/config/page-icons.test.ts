import { existsSync } from 'node:fs';
import { test, expect } from 'vitest';

import { pageIcons } from './page-icons';

test.each(Object.values(pageIcons).flatMap((icons) => [icons.favicon, icons.appleTouchIcon]))(
  '%s is a file of the app',
  (path) => {
    expect(existsSync(`public${path}`)).toBe(true);
  },
);
