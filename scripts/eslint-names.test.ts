import { expect, it } from 'vitest';
import { brokenRules } from './lib/broken-rules';

const rule = 'no-restricted-syntax';
const broken = (element: string, file = 'src/pages/shop/x.tsx') =>
  brokenRules(file, `export const X = () => ${element};\n`);

it.each([
  '<fieldset><input /></fieldset>',
  '<fieldset><VisuallyHidden as="span">Order</VisuallyHidden></fieldset>',
  '<div role="radiogroup" />',
  '<div role="dialog"><p aria-label="Inside" /></div>',
  '<nav><a /></nav>',
  '<iframe src="/" />',
])('%s must have a name', async (element) => {
  expect(await broken(element)).toContain(rule);
  expect(await broken(element, 'native-simulator/page/x.tsx')).toContain(rule);
  expect(await broken(element, 'src/pages/plain/view.tsx')).toContain(rule);
});

it.each([
  '<fieldset><legend>Order</legend></fieldset>',
  '<fieldset><VisuallyHidden as="legend">Order</VisuallyHidden></fieldset>',
  '<fieldset aria-labelledby="order"><input /></fieldset>',
  '<div role="radiogroup" aria-label="Order" />',
  '<div role="dialog" {...props} />',
  '<nav aria-label="Pages" />',
  '<iframe title="Chat" src="/" />',
  '<div role="status" />',
])('%s has one, or needs none', async (element) => {
  expect(await broken(element)).not.toContain(rule);
});
