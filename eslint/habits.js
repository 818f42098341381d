/**
 * House rules that a syntax tree can show: where Persian stands, who changes the address, what models
 * leave to adapters, sizes.
 */

import { navigationFiles, noDirectNavigation } from './navigation.js';

const persian = '[\\u0600-\\u06FF]';
const noPersian = [
  'Literal[value=/P/]',
  'TemplateElement[value.raw=/P/]',
  'JSXText[value=/P/]',
].map((selector) => ({
  selector: selector.replace('P', persian),
  message: 'Wording stands in src/shared/i18n/fa.',
}));

const noBarrel = {
  selector: 'ExportAllDeclaration',
  message: 'No barrel files: import the file that holds it.',
};

const outsideOfModels = [
  'window',
  'document',
  'localStorage',
  'sessionStorage',
  'navigator',
  'location',
  'history',
  'fetch',
].map((name) => ({
  name,
  message: 'A model reaches the outside through an effect or an adapter.',
}));

const tests = '**/*.test.{ts,tsx}';

export const habits = [
  {
    files: ['**/*.{ts,tsx,js,mjs,mts,css}'],
    rules: { 'max-lines': ['error', 250] },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    ignores: ['**/*.d.ts'],
    rules: { 'no-restricted-syntax': ['error', noBarrel] },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    ignores: ['src/shared/i18n/fa/**', '**/*.d.ts', tests],
    rules: { 'no-restricted-syntax': ['error', noBarrel, ...noPersian, ...noDirectNavigation] },
  },
  {
    files: navigationFiles,
    ignores: [tests],
    rules: { 'no-restricted-syntax': ['error', noBarrel, ...noPersian] },
  },
  {
    files: ['src/**/model.ts', 'src/**/model/*.ts'],
    ignores: [tests],
    rules: {
      'no-restricted-globals': ['error', ...outsideOfModels],
      'no-restricted-properties': [
        'error',
        { object: 'Date', property: 'now', message: 'Ask for the time by an effect.' },
      ],
    },
  },
];
