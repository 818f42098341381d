import { gallery } from '@fixtures/library-states/gallery';
import { oneTimeCode, personaPassword, personas } from '@fixtures/users/personas';
import { purchaseButtonActions, subscriptionButtonStates } from '@/shared/api/contract/codes';

import { escapeHtml, htmlPage } from './html';

const nameOf = (names: Readonly<Record<string, number>>, value: number): string =>
  Object.keys(names).find((name) => names[name] === value) ?? '';

/** The origin of an http(s) URL, empty for anything else, for example a `javascript:` URL. */
function originOf(app: string | undefined): string {
  if (app === undefined || !URL.canParse(app)) return '';
  const { protocol, origin } = new URL(app);
  return protocol === 'http:' || protocol === 'https:' ? origin : '';
}

/**
 * Renders the state gallery for QA, which links to one title for every pair of button states. `app`
 * is a URL of the app; default: the origin of this page.
 */
export function galleryPage(app?: string): string {
  const origin = originOf(app);
  const rows = Object.entries(purchaseButtonActions).map(([action, number]) => {
    const cells = gallery
      .filter((entry) => entry.action === number)
      .map(({ book }) => cell(origin, book.audioBookId, book.title));
    return `<tr><th scope="row">${number} ${action}</th>${cells.join('')}</tr>`;
  });
  const heads = gallery
    .filter(({ action }) => action === purchaseButtonActions.disabled)
    .map(({ state }) => `<th scope="col">${state} ${nameOf(subscriptionButtonStates, state)}</th>`);
  return htmlPage(
    'State gallery',
    `<h1>State gallery</h1>
<p>One book for each purchaseButtonAction (rows) and subscriptionButtonState (columns): its library state is that
pair for every signed-in persona, until a call of that persona changes it. <code>POST /__mock/reset</code> restores it.</p>
<form><label>The app's address <input name="app" type="url" size="32" placeholder="http://localhost:5173" value="${escapeHtml(origin)}"></label>
<button>Use it</button></form>
<table><thead><tr><td></td>${heads.join('')}</tr></thead><tbody>${rows.join('\n')}</tbody></table>
<h2>Personas</h2>
<p>Password <code>${personaPassword}</code>, one-time code <code>${oneTimeCode}</code>.</p>
<table>${personas.map(({ name, mobile }) => `<tr><th scope="row">${name}</th><td><code>${mobile}</code></td></tr>`).join('\n')}</table>
<p><a href="/__mock/">The API</a></p>`,
  );
}

function cell(origin: string, audioBookId: number, title: string): string {
  return `<td><a href="${origin}/pdp/${audioBookId}">${audioBookId}</a><br><bdi dir="rtl">${escapeHtml(title)}</bdi></td>`;
}
