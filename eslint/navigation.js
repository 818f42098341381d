/**
 * The files that may change the address. `shared/routing/return-path.ts` checks text from outside before it
 * becomes an address (docs/faults.md#b4), so all other code calls `navigateFx` or draws a link. Only
 * `shared/bridge/open-outside.ts` leads out of the app.
 */

/** The router's wiring, code that navigates before the models exist, and the way out of the app. */
export const navigationFiles = [
  'src/shared/routing/**',
  'src/app/start/mount.tsx',
  'src/app/start/router-adapter.ts',
  'src/app/start/routes.tsx',
  'src/app/start/partner-link.ts',
  'src/pages/plain/view.tsx',
  'src/shared/bridge/open-outside.ts',
  'src/shared/browser/address.ts',
  'src/shared/browser/open-window.ts',
];

const location = '[object.name="location"], [object.property.name="location"]';
const names = (/** @type {string[]} */ ...list) => `/^(?:${list.join('|')})$/`;

/** Syntax that navigates, for `no-restricted-syntax`. */
export const noDirectNavigation = [
  `CallExpression > MemberExpression.callee[property.name=${names('assign', 'replace')}]:matches(${location})`,
  `CallExpression > MemberExpression.callee[property.name=${names('pushState', 'replaceState', 'navigate')}]`,
  'CallExpression > MemberExpression.callee[object.name="window"][property.name="open"]',
  `CallExpression[callee.name=${names('redirect', 'redirectDocument', 'navigate', 'useNavigate', 'replaceAddress', 'openWindowFx')}]`,
  `AssignmentExpression > MemberExpression.left[property.name=${names('href', 'location')}]`,
  'AssignmentExpression > Identifier.left[name="location"]',
  'JSXOpeningElement[name.name="Navigate"]',
  'JSXOpeningElement[name.name="a"]',
].map((selector) => ({
  selector,
  message:
    'Navigate with navigateFx, and out of the app with openOutsideFx. Pass untrusted text through returnPath first.',
}));

/** Inside of these, whose marker is the newest entry of the history while they are open. */
const overlay = `JSXElement[openingElement.name.name=${names('Dialog', 'Modal', 'Sheet', 'FormSheet', 'PlayerSheet')}]`;
const link = `JSXOpeningElement[name.name=${names('Link', 'ButtonLink', 'ChipLink', 'ShelfLink')}]`;

/** Links by which the way back leads through an overlay that has been left, for `no-restricted-syntax`. */
export const noLinkBehindOverlay = [
  {
    selector: `${overlay} ${link}:not(:has(> JSXAttribute[name.name="replace"]))`,
    message:
      'A link in a sheet or dialog takes the place of its marker in the history: add `replace`.',
  },
];
