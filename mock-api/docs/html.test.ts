import { expect, it } from 'vitest';

import { escapeHtml, htmlPage } from './html';

it('shows every character of a text as it is, in content and in attributes', () => {
  expect(escapeHtml('<a href="x">&lt;</a>')).toBe('&lt;a href=&quot;x&quot;&gt;&amp;lt;&lt;/a&gt;');
  expect(htmlPage('a < b', '<p>c</p>')).toContain('<title>a &lt; b</title>');
  expect(htmlPage('a < b', '<p>c</p>')).toContain('\n<p>c</p>\n');
});
