import { readFileSync } from 'node:fs';
import { createServer } from 'vite';
import { expect, it } from 'vitest';
import { common } from '../src/shared/i18n/fa/common';
import { splash } from '../src/shared/i18n/fa/splash';
import { splashTexts } from './splash-texts';

it('writes the texts of the splash into the page', async () => {
  const vite = await createServer({
    ...{ configFile: false, logLevel: 'silent', plugins: [splashTexts()] },
    server: { middlewareMode: true, ws: false, watch: null },
  });
  const page = await vite.transformIndexHtml('/', readFileSync('index.html', 'utf8'));
  await vite.close();
  expect(page).toContain(`${splash.late} <a href="">${common.retry}</a>`);
});
