/**
 * Rules for effector, the layers, the house rules and styles. General rules for TypeScript and React are in
 * .oxlintrc.json, because oxlint is ten times as fast.
 */
import css from '@eslint/css';
import effector from 'eslint-plugin-effector';
import { defineConfig } from 'eslint/config';
import tseslint from 'typescript-eslint';
import { habits } from './eslint/habits.js';
import { importRules, sliceRules } from './eslint/imports.js';
import { modelRules } from './eslint/models.js';

const typescript = '**/*.{ts,tsx,mts}';
const physicalProperties = ['', 'min-', 'max-']
  .flatMap((prefix) => [`${prefix}width`, `${prefix}height`])
  .concat('overflow-x', 'overflow-y', 'overscroll-behavior-x', 'overscroll-behavior-y');
const inPx = (property) => `Declaration[property="${property}"] > Value > Dimension[unit="px"]`;
const noFixedLine = {
  selector: inPx('line-height'),
  message: 'Lines of large text would overlap. Use a number, or `max()` with em.',
};
const noFixedText = {
  selector: inPx('font-size'),
  message:
    'The text would not grow with the size that the user has chosen. Use a `--type-` value, or `max()` with it.',
};
const range = 'Atrule[name="media"] FeatureRange';
/** Each bound belongs to the larger side, so that no window is on both, or on none. */
const oneSideOfBounds = [
  'Atrule[name="media"] Feature[name=/^(min|max)-/]',
  `${range}[left.type="Identifier"]:not([leftComparison=/^(<|>=)$/])`,
  `${range}[left.type="Dimension"]:not([leftComparison="<="][rightComparison="<"])`,
].map((selector) => ({
  selector,
  message: 'Say `width < 900px`, `width >= 900px`, or `720px <= width < 900px`.',
}));
const withEffector = ['src/**/*.{ts,tsx}', 'native-simulator/**/*.{ts,tsx}'];

export default defineConfig(
  { ignores: ['dist', 'coverage', 'test-results', 'playwright-report', 'bench/results', 'public'] },
  { linterOptions: { noInlineConfig: true } },

  {
    files: [typescript],
    plugins: { '@typescript-eslint': tseslint.plugin },
    languageOptions: {
      parser: tseslint.parser,
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname },
    },
    rules: {
      // No comment may switch a rule off. ESLint ignores such comments (noInlineConfig), oxlint does not.
      'no-warning-comments': ['error', { terms: ['oxlint-disable'], location: 'anywhere' }],
    },
  },
  {
    // The strict rule that oxlint lacks, for the areas with classes. It also lacks one for enums, which tsconfig
    // forbids (erasableSyntaxOnly).
    files: ['mock-api/**/*.ts', 'cli/**/*.ts', 'e2e/**/*.ts'],
    rules: { '@typescript-eslint/no-unsafe-class-instance-assignment': 'error' },
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
  {
    // Only components and hooks can break these two rules, which would take a sixth of ESLint's time in other files.
    files: withEffector,
    ignores: ['**/*.tsx', '**/use-*.ts'],
    rules: {
      'effector/mandatory-scope-binding': 'off',
      'effector/no-units-spawn-in-render': 'off',
    },
  },

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
          // Sizes stay physical. Our oldest browsers lack the logical form of the others.
          allowProperties: physicalProperties,
          allowUnits: ['vw', 'vh', 'dvw', 'dvh', 'svw', 'svh', 'lvw', 'lvh'],
        },
      ],
      'no-restricted-syntax': ['error', noFixedLine],
    },
  },
  {
    // The simulator's own page is a tool of fixed sizes.
    files: ['src/**/*.css'],
    rules: { 'no-restricted-syntax': ['error', noFixedLine, noFixedText, ...oneSideOfBounds] },
  },

  importRules,
  sliceRules(import.meta.dirname),
  habits,
  modelRules,
);
