import type { Plugin } from 'vite';
import { common } from '../src/shared/i18n/fa/common.ts';
import { splash } from '../src/shared/i18n/fa/splash.ts';

/** Writes the texts of the splash into index.html, which shows them without a script. Rule: docs/behaviour.md#errors */
export function splashTexts(): Plugin {
  return {
    name: 'shenidar:splash-texts',
    transformIndexHtml: {
      order: 'pre',
      handler: (html) => html.replace('%LATE%', splash.late).replace('%RETRY%', common.retry),
    },
  };
}
