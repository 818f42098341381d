import css from '@eslint/css';
import js from '@eslint/js';
import effector from 'eslint-plugin-effector';
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig } from 'eslint/config';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import { habits } from './eslint/habits.js';
import { importRules, sliceRules } from './eslint/imports.js';

const typescript = '**/*.{ts,tsx,mts}';
const physicalProperties = ['', 'min-', 'max-']
  .flatMap((prefix) => [`${prefix}width`, `${prefix}height`])
  .concat('overflow-x', 'overflow-y', 'overscroll-behavior-x', 'overscroll-behavior-y');
const withEffector = ['src/**/*.{ts,tsx}', 'native-simulator/**/*.{ts,tsx}'];

export default defineConfig(
  { ignores: ['dist', 'coverage', 'test-results', 'playwright-report', 'bench/results', 'public'] },
  { linterOptions: { noInlineConfig: true } },

  {
    files: ['**/*.{js,mjs}'],
    extends: [js.configs.recommended],
    languageOptions: { globals: globals.node },
  },

  {
    files: [typescript],
    extends: [js.configs.recommended, tseslint.configs.strictTypeChecked],
    languageOptions: {
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname },
    },
    rules: {
      '@typescript-eslint/no-confusing-void-expression': [
        'error',
        { ignoreArrowShorthand: true, ignoreVoidOperator: true },
      ],
      // A failure of the API is thrown as the plain data that effects hand on.
      '@typescript-eslint/only-throw-error': 'off',
      // A function may be async to keep an interface, or to turn its errors into rejections.
      '@typescript-eslint/require-await': 'off',
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
    },
  },
  {
    files: ['**/*.test.{ts,tsx}', 'e2e/**/*.ts'],
    rules: {
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/unbound-method': 'off',
      // Playwright reads a fixture's needs from its pattern, which may be empty.
      'no-empty-pattern': ['error', { allowObjectPatternsAsParameters: true }],
    },
  },

  {
    files: withEffector,
    extends: ['recommended', 'scope', 'react', 'patronum', 'future'].map(
      (name) => effector.flatConfigs[name],
    ),
    rules: {
      'effector/no-watch': 'error',
      'effector/keep-options-order': 'error',
      'effector/no-ambiguity-target': 'error',
    },
  },
  { files: withEffector, extends: [reactHooks.configs.flat.recommended] },

  {
    files: ['**/*.css'],
    plugins: { css },
    language: 'css/css',
    rules: {
      'css/no-duplicate-imports': 'error',
      'css/no-empty-blocks': 'error',
      'css/no-invalid-at-rules': 'error',
      'css/prefer-logical-properties': [
        'error',
        {
          // Sizes stay physical; the rest has no logical form that our oldest browsers know.
          allowProperties: physicalProperties,
          allowUnits: ['vw', 'vh', 'dvw', 'dvh', 'svw', 'svh', 'lvw', 'lvh'],
        },
      ],
    },
  },

  importRules,
  sliceRules(import.meta.dirname),
  habits,
);
