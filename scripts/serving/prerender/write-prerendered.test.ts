import { expect, it } from 'vitest';
import { writePrerendered } from './write-prerendered';

const html =
  '<!doctype html><html lang="fa"><head><title>app</title></head>' +
  '<body><div id="root"><!-- why --><svg class="splash"></svg></div></body></html>';

const written = (content: string, answer: unknown = null) =>
  writePrerendered(html, {
    content,
    answer,
    styles: ['/assets/later.css'],
    script: '/assets/take.js',
  });

it('puts the view into the root, the splash behind it, and what it needs into the head', () => {
  const page = written('<link rel="preload" as="image" href="/hero"/><p>first</p>').html;
  expect(page).toContain('<html data-prerendered="yes" lang="fa">');
  expect(page).toContain('<div id="root"><p>first</p></div><svg class="splash"></svg>');
  const head = page.slice(0, page.indexOf('</head>'));
  expect(head).toContain('<link rel="preload" as="image" href="/hero"/>');
  expect(head).toContain('<link rel="stylesheet" href="/assets/later.css">');
  expect(head).toContain('<link rel="modulepreload" href="/assets/take.js" crossorigin>');
});

it('turns style attributes, which the headers forbid, into a style sheet of the same origin', () => {
  const {
    html: page,
    style,
    stylePath,
  } = written(
    '<i style="--a:#fff;font-family:&quot;A&quot;"></i><b style="--a:#fff;font-family:&quot;A&quot;"></b>',
  );
  expect(page).not.toMatch(/ style="/);
  expect(page.match(/data-style="--a:#fff;font-family:&quot;A&quot;"/g)).toHaveLength(2);
  expect(style).toBe('[data-style="--a:#fff;font-family:\\"A\\""]{--a:#fff;font-family:"A"}');
  expect(stylePath).toMatch(/^\/prerendered-[0-9a-f]{12}\.css$/);
  expect(page).toContain(`<link rel="stylesheet" href="${stylePath}">`);
});

it('leaves no text of the answer a way out of its element', () => {
  const answer = { title: '</script><script>alert(1)</script> $&' };
  const [, data = ''] =
    /<script type="application\/json" id="prerendered">(.*?)<\/script>/.exec(
      written('<p></p>', answer).html,
    ) ?? [];
  expect(JSON.parse(data)).toEqual(answer);
});
