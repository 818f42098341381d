import { join } from 'node:path';
import { ESLint } from 'eslint';
import effector from 'eslint-plugin-effector';
import tseslint from 'typescript-eslint';
import { root } from './prepare.mjs';

/** Files that are not on the disk have no types, so the rules that need them rest. */
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

/** The rules that a text would break if it stood in this file. */
export async function brokenRules(filePath: string, code: string): Promise<(string | null)[]> {
  const [result] = await eslint.lintText(code, { filePath: join(root, filePath) });
  return result?.messages.map(({ ruleId }) => ruleId) ?? [];
}
