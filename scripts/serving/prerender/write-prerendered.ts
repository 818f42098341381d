import { createHash } from 'node:crypto';

/** The page with its first view in it, and the style sheet of that view. */
export interface PrerenderedPage {
  readonly html: string;
  /** The path of the style sheet, with a hash of its content. */
  readonly stylePath: string;
  readonly style: string;
}

export interface View {
  /** The content of `#root`, as React wrote it. */
  readonly content: string;
  /** The answer of the API that it shows. */
  readonly answer: unknown;
  /** Addresses of style sheets whose code comes after the first screen. */
  readonly styles: readonly string[];
  /** Address of the script that takes the view over, which is fetched with the first scripts. */
  readonly script: string;
}

const rootOfPage = /<div id="root">([\s\S]*?)<\/div>/;
/** React asks for pictures first; inside the root these tags would be no part of the app. */
const leadingLinks = /^(?:<link\b[^>]*>)+/;
/** React escapes quotation marks in texts and attributes, so only an attribute looks like this. */
const styleAttribute = / style="([^"]*)"/g;

/**
 * Writes the first view into the built page. The headers allow no style attribute, so those become rules of a style sheet
 * until the app sets them: src/app/start/prerendered.ts.
 */
export function writePrerendered(
  html: string,
  { content, answer, styles, script }: View,
): PrerenderedPage {
  const [links = ''] = leadingLinks.exec(content) ?? [];
  const rules = new Set<string>();
  const body = content.slice(links.length).replace(styleAttribute, (_, written: string) => {
    rules.add(written);
    return ` data-style="${written}"`;
  });
  const style = [...rules]
    .map((written) => `[data-style="${cssText(written)}"]{${plain(written)}}`)
    .join('\n');
  const stylePath = `/prerendered-${createHash('sha256').update(style).digest('hex').slice(0, 12)}.css`;
  const sheets = [...styles, stylePath].map((path) => `<link rel="stylesheet" href="${path}">`);
  // No text of a title can end the element.
  const data = JSON.stringify(answer).replaceAll('<', '\\u003c');
  // Functions, because a text may contain what `replace` takes for a pattern.
  const written = html
    .replace('<html ', () => '<html data-prerendered="yes" ')
    .replace('<body>', () => '<body class="has-bottom-bar">')
    .replace(
      '</head>',
      () =>
        `<link rel="modulepreload" href="${script}" crossorigin>${links}${sheets.join('')}</head>`,
    )
    .replace(
      rootOfPage,
      (_, splash: string) =>
        `<div id="root">${body}</div>${splash.replaceAll(/<!--[\s\S]*?-->/g, '').trim()}` +
        `<script type="application/json" id="prerendered">${data}</script>`,
    );
  return { html: written, stylePath, style };
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
