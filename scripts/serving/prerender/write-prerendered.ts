import type { PageFiles } from './page-files';

export interface View {
  /** The content of `#root`, as React wrote it. */
  readonly content: string;
  /** The answer of the API that it shows. */
  readonly answer: unknown;
  readonly files: PageFiles;
}

const rootOfPage = /<div id="root">([\s\S]*?)<\/div>/;
/** React asks for pictures first; inside the root these tags would be no part of the app. */
const leadingLinks = /^(?:<link\b[^>]*>)+/;
/** React escapes quotation marks in texts and attributes, so only an attribute looks like this. */
const styleAttribute = / style="([^"]*)"/g;

/**
 * Writes the first view into the built page, with everything that it needs to be painted. The headers allow no style
 * attribute, so those become rules until the app sets them: src/app/start/prerendered.ts.
 */
export function writePrerendered({ content, answer, files }: View): string {
  const [links = ''] = leadingLinks.exec(content) ?? [];
  const rules = new Set<string>();
  const body = content.slice(links.length).replace(styleAttribute, (_, written: string) => {
    rules.add(written);
    return ` data-style="${written}"`;
  });
  const own = [...rules].map((written) => `[data-style="${cssText(written)}"]{${plain(written)}}`);
  // No text of a title can end an element.
  const style = [files.css, ...own].join('\n').replaceAll('<', '\\3c ');
  const data = JSON.stringify(answer).replaceAll('<', '\\u003c');
  const head =
    `${links}<style>${style}</style>${files.styles.map(placeOf).join('')}` +
    `<script>${files.earlyCode}</script>` +
    `<script data-files="${files.files.join(' ')}" data-parts="${files.parts.join(' ')}" ` +
    `data-early="${files.asyncScripts.join(' ')}">${files.startCode}</script>`;
  // Functions, because a text may contain what `replace` takes for a pattern.
  return files.html
    .replace('<html ', () => '<html data-prerendered="yes" ')
    .replace('<body>', () => '<body class="has-bottom-bar">')
    .replace('</head>', () => `${head}</head>`)
    .replace(
      rootOfPage,
      (_, splash: string) =>
        `<div id="root">${body}</div>${splash.replaceAll(/<!--[\s\S]*?-->/g, '').trim()}` +
        `<script type="application/json" id="prerendered">${data}</script>`,
    );
}

/** The rules are in the page, so the app must not load their sheet once more behind them: Vite looks for this tag. */
function placeOf(sheet: string): string {
  return `<link rel="stylesheet" href="${sheet}" disabled>`;
}

function plain(attribute: string): string {
  return attribute
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}

function cssText(attribute: string): string {
  return plain(attribute).replaceAll('\\', '\\\\').replaceAll('"', '\\"');
}
