import { escapeHtml } from '../../mock-api/docs/html';

export interface Picture {
  /** Relative to the page's folder. */
  readonly file: string;
  /** `390x844`, in CSS px. */
  readonly size: string;
  readonly theme: string;
  /** The language of the simulator's page; empty for the app. */
  readonly language: string;
}

/** One screen with its facts, pictures and problems. */
export interface GalleryEntry {
  readonly group: string;
  readonly name: string;
  readonly facts: readonly (readonly [name: string, value: string])[];
  readonly pictures: Picture[];
  /** Error messages of failed pictures. */
  readonly problems: string[];
}

const style = `
  :root { color-scheme: light dark; font: 15px/1.5 system-ui, sans-serif; }
  body { margin: 0; padding: 0 24px 48px; }
  header { position: sticky; inset-block-start: 0; z-index: 1; margin: 0 -24px; padding: 12px 24px;
    background: Canvas; border-block-end: 1px solid #8885; }
  h1 { display: inline; font-size: 18px; margin-inline-end: 16px; }
  h2 { margin-block: 48px 0; }
  h3 { margin-block: 32px 0; scroll-margin-block-start: 72px; }
  fieldset { display: inline; border: 0; margin: 0; padding: 0; margin-inline-end: 16px; }
  label { margin-inline-end: 8px; white-space: nowrap; }
  nav { columns: 14rem; margin-block: 16px; }
  nav a { display: block; color: inherit; text-decoration: none; }
  nav strong { display: block; break-after: avoid; }
  .facts { margin: 2px 0 8px; color: GrayText; }
  .facts code { color: CanvasText; }
  .pictures { display: flex; flex-wrap: wrap; align-items: flex-start; gap: 16px; }
  figure { margin: 0; }
  figure img { display: block; block-size: 420px; max-inline-size: 100%; object-fit: contain;
    object-position: top left; border: 1px solid #8885; }
  figcaption { font-size: 12px; color: GrayText; }
  .problem { color: #d33; white-space: pre-wrap; max-block-size: 12rem; overflow: auto; }
`;

/** The gallery as one HTML page without a script: its filters are style rules. */
export function galleryPage(entries: readonly GalleryEntry[]): string {
  const pictures = entries.flatMap((entry) => entry.pictures);
  const filters = (['size', 'theme', 'language'] as const).map((kind) => ({
    kind,
    values: [...new Set(pictures.map((picture) => picture[kind]))].filter(Boolean),
  }));
  const hiding = filters.flatMap(({ kind, values }) =>
    values.map(
      (value) =>
        `body:has([name="${kind}-${value}"]:not(:checked)) [data-${kind}="${value}"] { display: none; }`,
    ),
  );
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Screens of Shenidar</title>
<style>${style}${hiding.join('\n')}</style>
<header><h1>${entries.length} screens, ${pictures.length} pictures</h1>
${filters.map(({ kind, values }) => fieldset(kind, values)).join('\n')}</header>
<nav>${contents(entries)}</nav>
<main>${groupsOf(entries)
    .map(([group, own]) => `<h2>${escapeHtml(group)}</h2>\n${own.map(section).join('\n')}`)
    .join('\n')}</main>
</html>
`;
}

function fieldset(kind: string, values: readonly string[]): string {
  const boxes = values.map(
    (value) => `<label><input type="checkbox" name="${kind}-${value}" checked> ${value}</label>`,
  );
  return `<fieldset aria-label="${kind}">${boxes.join('')}</fieldset>`;
}

function contents(entries: readonly GalleryEntry[]): string {
  return groupsOf(entries)
    .map(([group, own]) => {
      const links = own.map((entry) => {
        const warning = entry.problems.length > 0 ? '\u26a0 ' : '';
        return `<a href="#${idOf(entry)}">${warning}${escapeHtml(entry.name)}</a>`;
      });
      return `<strong>${escapeHtml(group)}</strong>${links.join('')}`;
    })
    .join('\n');
}

function section(entry: GalleryEntry): string {
  const { name, facts, pictures, problems } = entry;
  const factTexts = facts.map(
    ([fact, value]) => `${escapeHtml(fact)} <code>${escapeHtml(value)}</code>`,
  );
  return `<section id="${idOf(entry)}"><h3>${escapeHtml(name)}</h3>
<p class="facts">${factTexts.join(' · ')}</p>
${problems.map((text) => `<p class="problem">${escapeHtml(text)}</p>`).join('')}
<div class="pictures">${pictures.map((picture) => figure(name, picture)).join('\n')}</div></section>`;
}

function figure(name: string, { file, size, theme, language }: Picture): string {
  const caption = [size, theme, language].filter(Boolean).join(' ');
  const alt = escapeHtml(`${name}, ${caption}`);
  return `<figure data-size="${size}" data-theme="${theme}" data-language="${language}"><a href="${file}"><img src="${file}" loading="lazy" alt="${alt}"></a><figcaption>${caption}</figcaption></figure>`;
}

function groupsOf(entries: readonly GalleryEntry[]): [string, GalleryEntry[]][] {
  const groups = new Map<string, GalleryEntry[]>();
  for (const entry of entries) {
    groups.set(entry.group, [...(groups.get(entry.group) ?? []), entry]);
  }
  return [...groups];
}

function idOf({ group, name }: GalleryEntry): string {
  return `${group} ${name}`.toLowerCase().replace(/[^a-z0-9]+/g, '-');
}
