import { expect, it } from 'vitest';
import { writePrerendered } from './write-prerendered';

const files = {
  html:
    '<!doctype html><html lang="fa"><head><title>app</title></head>' +
    '<body><div id="root"><!-- why --><svg class="splash"></svg></div></body></html>',
  styles: ['/assets/later.css'],
  css: '.later{color:red}',
  earlyCode: 'let early;',
  startCode: 'let start;',
  files: ['/assets/react.js', '/assets/index.js'],
  parts: ['/assets/take.js'],
  asyncScripts: ['/assets/ask.js'],
};

const written = (content: string, answer: unknown = null) =>
  writePrerendered({ content, answer, files });

it('puts the view into the root, the splash behind it, and what it needs into the head', () => {
  const page = written('<link rel="preload" as="image" href="/hero"/><p>first</p>');
  expect(page).toContain('<html data-prerendered="yes" lang="fa">');
  expect(page).toContain('<div id="root"><p>first</p></div><svg class="splash"></svg>');
  const head = page.slice(0, page.indexOf('</head>'));
  expect(head).toContain('<link rel="preload" as="image" href="/hero"/>');
  expect(head).toContain('<style>.later{color:red}</style>');
  expect(head).toContain('<script>let early;</script>');
});

it('loads no script and no style sheet by itself', () => {
  const page = written('<p>first</p>');
  expect(page).not.toMatch(/<script[^>]* src=|modulepreload/);
  // The app finds the sheet, and does not load it either.
  expect(page.match(/<link rel="stylesheet"[^>]*>/g)).toEqual([
    '<link rel="stylesheet" href="/assets/later.css" disabled>',
  ]);
  expect(page).toContain(
    '<script data-files="/assets/react.js /assets/index.js" data-parts="/assets/take.js" data-early="/assets/ask.js">let start;</script>',
  );
});

it('turns style attributes, which the headers forbid, into rules', () => {
  const page = written(
    '<i style="--a:#fff;font-family:&quot;A&quot;"></i><b style="--a:#fff;font-family:&quot;A&quot;"></b>',
  );
  expect(page).not.toMatch(/ style="/);
  expect(page.match(/data-style="--a:#fff;font-family:&quot;A&quot;"/g)).toHaveLength(2);
  const rule = '[data-style="--a:#fff;font-family:\\"A\\""]{--a:#fff;font-family:"A"}';
  expect(page.split(rule)).toHaveLength(2);
});

it('leaves no text of the answer a way out of its element', () => {
  const answer = { title: '</script><script>alert(1)</script> $&' };
  const [, data = ''] =
    /<script type="application\/json" id="prerendered">(.*?)<\/script>/.exec(
      written('<p></p>', answer),
    ) ?? [];
  expect(JSON.parse(data)).toEqual(answer);
});

it('leaves no colour of a title a way out of the rules', () => {
  const page = written('<i style="--a:&lt;/style&gt;&lt;script&gt;"></i>');
  expect(page.match(/<\/style>/g)).toHaveLength(1);
});
