/**
 * Where an address may be changed. Text from outside becomes one through `shared/routing/return-path.ts`
 * (fault list B4); so that nobody goes around it, everyone else asks `navigateFx` or draws a link. Out of
 * the app leads `shared/bridge/open-outside.ts` alone.
 */

/** The router's own wiring, two places that move on before there are models, and the way out. */
export const navigationFiles = [
  'src/shared/routing/**',
  'src/app/mount.tsx',
  'src/app/router-adapter.ts',
  'src/app/routes.tsx',
  'src/app/partner-arrival.ts',
  'src/pages/plain/view.tsx',
  'src/shared/bridge/open-outside.ts',
];

const location = '[object.name="location"], [object.property.name="location"]';
const names = (/** @type {string[]} */ ...list) => `/^(?:${list.join('|')})$/`;

/** What changes an address, for `no-restricted-syntax`. */
export const noDirectNavigation = [
  `CallExpression > MemberExpression.callee[property.name=${names('assign', 'replace')}]:matches(${location})`,
  `CallExpression > MemberExpression.callee[property.name=${names('pushState', 'replaceState', 'navigate')}]`,
  'CallExpression > MemberExpression.callee[object.name="window"][property.name="open"]',
  `CallExpression[callee.name=${names('redirect', 'redirectDocument', 'navigate', 'useNavigate')}]`,
  `AssignmentExpression > MemberExpression.left[property.name=${names('href', 'location')}]`,
  'AssignmentExpression > Identifier.left[name="location"]',
  'JSXOpeningElement[name.name="Navigate"]',
  'JSXOpeningElement[name.name="a"]',
].map((selector) => ({
  selector,
  message:
    'Addresses change through navigateFx, and out of the app through openOutsideFx; text from outside passes returnPath first.',
}));
