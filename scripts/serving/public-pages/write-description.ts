import { brands } from '../../../src/shared/i18n/fa/brands';
import type { PageDescription, SchemaThing } from './page-description';

/** Origins without a slash at the end. */
export interface Origins {
  /** Of the app's pages and files. */
  readonly app: string;
  /** Of covers and portraits. */
  readonly site: string;
}

/** Writes a description into the head of a page: title, canonical address, Open Graph and schema.org. */
export function writeDescription(
  html: string,
  description: PageDescription,
  { app, site }: Origins,
): string {
  const { title, about, path, type, picture, subject } = description;
  const name = brands.shenidar;
  const url = app + path;
  const image = (picture.from === 'app' ? app : site) + picture.path;
  const properties = {
    'og:site_name': name,
    'og:locale': 'fa_IR',
    'og:type': type,
    'og:title': title ?? name,
    'og:description': about,
    'og:url': url,
    'og:image': image,
    'og:image:width': String(picture.size),
    'og:image:height': String(picture.size),
    'og:image:alt': title ?? name,
  };
  const data = JSON.stringify({
    '@context': 'https://schema.org',
    ...absolute(subject, { app, site }),
  });
  const tags = [
    `<meta name="description" content="${escaped(about)}" />`,
    `<link rel="canonical" href="${escaped(url)}" />`,
    ...Object.entries(properties).map(
      ([property, content]) => `<meta property="${property}" content="${escaped(content)}" />`,
    ),
    `<meta name="twitter:card" content="summary" />`,
    // No text of a title can end the element.
    `<script type="application/ld+json">${data.replaceAll('<', '\\u003c')}</script>`,
  ];
  const written = escaped(title === null ? name : `${title} | ${name}`);
  // Functions, because a text may contain what `replace` takes for a pattern.
  return html
    .replace(/<title>[^<]*<\/title>/, () => `<title>${written}</title>`)
    .replace('</head>', () => `${tags.join('')}</head>`);
}

function absolute(thing: SchemaThing, origins: Origins): SchemaThing {
  const entries = Object.entries(thing).map(([name, value]) => {
    if (isList(value)) return [name, value.map((each) => absolute(each, origins))];
    if (typeof value === 'object') return [name, absolute(value, origins)];
    if (name === 'image') return [name, origins.site + String(value)];
    const isPath = name === 'url' || name === 'target';
    return [name, isPath ? origins.app + String(value) : value];
  });
  return Object.fromEntries(entries) as SchemaThing;
}

/** `Array.isArray` does not tell read-only lists apart. */
function isList(value: SchemaThing[string]): value is readonly SchemaThing[] {
  return Array.isArray(value);
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
}
