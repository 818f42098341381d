const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/** Escapes a text for HTML content and attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (letter) => entities[letter] ?? letter);
}

const style = `
  :root { color-scheme: light dark; font: 16px/1.6 system-ui, sans-serif; }
  body { margin: 0 auto; padding: 24px; max-width: 72rem; }
  a { color: inherit; }
  h2 { margin-block-start: 3rem; border-block-end: 1px solid; }
  table { border-collapse: collapse; inline-size: 100%; }
  th, td { text-align: start; vertical-align: top; padding: 6px 10px; border: 1px solid #8886; }
  code, pre { font: 14px/1.5 ui-monospace, monospace; }
  pre { margin: 0; overflow: auto; max-block-size: 24rem; background: #8881; padding: 8px; }
  details > summary { cursor: pointer; padding-block: 6px; }
  nav { display: flex; flex-wrap: wrap; gap: 12px; }
  .method { display: inline-block; min-inline-size: 4.5em; font-weight: 700; }
`;

/** Renders a page without external resources. `body` is HTML. */
export function htmlPage(title: string, body: string): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<style>${style}</style>
${body}
</html>
`;
}
