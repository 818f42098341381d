import type { Page } from '@playwright/test';

import { inherited, own } from './properties';

/** The values of each tag without a style sheet, as far as they differ from those of an unknown one, `x-part`. */
export type Defaults = Readonly<Record<string, Readonly<Record<string, string>>>>;

const inputs = [
  ...['text', 'checkbox', 'radio', 'range', 'search', 'email', 'password', 'tel', 'number'],
  ...['file', 'submit', 'url'],
];
const tags = [
  ...['a', 'article', 'aside', 'b', 'bdi', 'blockquote', 'br', 'button', 'code', 'dd', 'del'],
  ...['details', 'dialog', 'div', 'dl', 'dt', 'em', 'fieldset', 'figcaption', 'figure', 'footer'],
  ...['form', 'h1', 'h2', 'h3', 'h4', 'header', 'hr', 'i', 'iframe', 'img', 'ins', 'kbd', 'label'],
  ...['legend', 'li', 'main', 'mark', 'nav', 'ol', 'option', 'output', 'p', 'picture', 'pre', 'q'],
  ...[
    's',
    'search',
    'section',
    'select',
    'small',
    'span',
    'strong',
    'sub',
    'summary',
    'sup',
    'svg',
  ],
  ...['table', 'tbody', 'td', 'textarea', 'th', 'thead', 'time', 'tr', 'u', 'ul', 'audio', 'video'],
  ...['canvas', 'progress', 'optgroup', 'section'],
  ...['svg', 'path', 'circle', 'rect', 'g', 'line', 'use', 'text', 'defs', 'clipPath', 'mask'].map(
    (tag) => `svg:${tag}`,
  ),
  ...inputs.map((type) => `input:${type}`),
  ...['html', 'body'],
];

/** Reads them in an empty page, such as that of a new tab. */
export function readDefaults(page: Page): Promise<Defaults> {
  const names = ['x-part', ...tags];
  return page.evaluate(
    ([names, properties]) => {
      const make = (name: string): Element => {
        const [tag = '', type] = name.split(':');
        if (name === 'html') return document.documentElement;
        if (name === 'body') return document.body;
        if (tag === 'svg' && type !== undefined)
          return document.createElementNS('http://www.w3.org/2000/svg', type);
        const element = document.createElement(tag);
        if (type !== undefined) element.setAttribute('type', type);
        return element;
      };
      const all: Record<string, Record<string, string>> = {};
      for (const name of names) {
        const element = make(name);
        if (!element.isConnected) document.body.append(element);
        const style = element.computedStyleMap();
        const values: Record<string, string> = {};
        for (const property of properties) {
          const value = style.get(property)?.toString();
          if (value === undefined) continue;
          if (all['x-part']?.[property] !== value) values[property] = value;
        }
        all[name] = values;
        if (name !== 'html' && name !== 'body') element.remove();
      }
      return all;
    },
    [names, [...inherited, ...own]] as const,
  );
}
