import { join } from 'node:path';
import { ESLint } from 'eslint';
import effector from 'eslint-plugin-effector';
import tseslint from 'typescript-eslint';
import { root } from './prepare.mjs';

/** The linted text is not a file of the project and has no types, so type-aware rules are off. */
const eslint = new ESLint({
  cwd: root,
  overrideConfig: [
    { ...tseslint.configs.disableTypeChecked, files: ['**/*.{ts,tsx}'] },
    {
      rules: Object.fromEntries(
        Object.keys(effector.rules).map((rule) => [`effector/${rule}`, 'off']),
      ),
    },
  ],
});

/** Returns the rules that the code would violate in the given file. */
export async function brokenRules(filePath: string, code: string): Promise<(string | null)[]> {
  const [result] = await eslint.lintText(code, { filePath: join(root, filePath) });
  return result?.messages.map(({ ruleId }) => ruleId) ?? [];
}
