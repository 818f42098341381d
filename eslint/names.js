/**
 * Parts of a page that a screen reader announces by a name of their own, and that nobody can tell apart without one.
 * Tests that look for a text or a control do not miss it.
 */

const named = '> JSXAttribute[name.name=/^(?:aria-label|aria-labelledby|title)$/]';
const open = '> JSXSpreadAttribute';
const roles = [
  ...['alertdialog', 'dialog', 'group', 'img', 'listbox', 'menu', 'progressbar', 'radiogroup'],
  ...['region', 'slider', 'tablist', 'toolbar', 'tree'],
].join('|');
const withoutName = (/** @type {string} */ part) =>
  `JSXOpeningElement${part}:not(:has(${named})):not(:has(${open}))`;
const legend =
  ':matches(JSXOpeningElement[name.name="legend"], JSXAttribute[name.name="as"][value.value="legend"])';

/** Syntax that leaves a part without a name, for `no-restricted-syntax`. */
export const noNamelessPart = [
  `JSXElement[openingElement.name.name="fieldset"]:not(:has(${legend})):not(:has(> JSXOpeningElement:has(${named})))`,
  withoutName(`:has(> JSXAttribute[name.name="role"][value.value=/^(?:${roles})$/])`),
  withoutName('[name.name=/^(?:dialog|iframe|nav)$/]'),
].map((selector) => ({
  selector,
  message: 'It needs a name for screen readers: a label, or a legend in a fieldset.',
}));
