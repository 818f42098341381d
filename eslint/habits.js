/**
 * House rules that a syntax tree can show: where Persian text stands, which files may change the address,
 * sizes.
 */

import { noNamelessPart } from './names.js';
import { navigationFiles, noDirectNavigation, noLinkBehindOverlay } from './navigation.js';

const persian = '[\\u0600-\\u06FF]';
const noPersian = [
  'Literal[value=/P/]',
  'TemplateElement[value.raw=/P/]',
  'JSXText[value=/P/]',
].map((selector) => ({
  selector: selector.replace('P', persian),
  message: 'Texts stand in src/shared/i18n/fa.',
}));

const noBarrel = {
  selector: 'ExportAllDeclaration',
  message: 'No barrel files: import the file that holds it.',
};

const noFixedColor = {
  selector: 'JSXAttribute[name.name=/^(fill|stroke)$/] > Literal[value=/^#/]',
  message: 'A fixed colour cannot be seen in one of the themes. Use currentColor, or a class.',
};

const noBrokenPicture = {
  selector: 'JSXOpeningElement[name.name="img"]:not(:has(> JSXAttribute[name.name="onError"]))',
  message: 'A picture that cannot be loaded makes room for something else: see usePictureFailure.',
};

const noEncodedPath = {
  selector:
    'MemberExpression[property.name="pathname"] > NewExpression[arguments.1.object.type="MetaProperty"]',
  message:
    'A folder with a space or a Persian letter would not be found, nor any on Windows: use fileURLToPath.',
};

const tests = '**/*.test.{ts,tsx}';

export const habits = [
  {
    files: ['**/*.{ts,tsx,js,mjs,mts,css}'],
    rules: { 'max-lines': ['error', 250] },
  },
  {
    files: [tests],
    rules: {
      'no-restricted-properties': [
        'error',
        {
          object: 'vi',
          property: 'waitFor',
          message: 'It gives up after a second, which a busy machine needs: use expect.poll.',
        },
      ],
    },
  },
  {
    files: ['**/*.{ts,mts,js,mjs}'],
    rules: { 'no-restricted-syntax': ['error', noEncodedPath] },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    ignores: ['**/*.d.ts'],
    rules: { 'no-restricted-syntax': ['error', noBarrel] },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    ignores: ['src/shared/i18n/fa/**', '**/*.d.ts', tests],
    rules: {
      'no-restricted-syntax': [
        'error',
        noBarrel,
        ...noPersian,
        noFixedColor,
        ...noNamelessPart,
        noBrokenPicture,
        ...noDirectNavigation,
        ...noLinkBehindOverlay,
      ],
    },
  },
  {
    files: navigationFiles,
    ignores: [tests],
    rules: { 'no-restricted-syntax': ['error', noBarrel, ...noPersian, ...noNamelessPart] },
  },
  {
    files: ['native-simulator/**/*.tsx'],
    ignores: [tests],
    rules: { 'no-restricted-syntax': ['error', ...noNamelessPart] },
  },
];
