import { configDefaults, defineConfig, mergeConfig } from 'vitest/config';
import viteConfig from './vite.config.ts';

/**
 * A test that depends on the time zone has to say which: in UTC nothing agrees by chance with the
 * zone of the customers or of the developer's machine.
 */
process.env['TZ'] = 'UTC';

/** Parts of src that know no document: their tests need none either, and start sooner without. */
const pureSource = ['src/**/lib/**/*.test.ts', 'src/shared/{config,i18n}/**/*.test.ts'];

export default defineConfig((environment) =>
  mergeConfig(viteConfig(environment), {
    test: {
      restoreMocks: true,
      unstubGlobals: true,
      unstubEnvs: true,
      coverage: {
        provider: 'v8',
        reporter: ['text', 'html'],
        include: ['{src,mock-api,native-simulator,cli,fixtures,scripts,vite}/**/*.{ts,tsx}'],
      },
      projects: [
        {
          extends: true,
          test: {
            name: 'node',
            environment: 'node',
            include: ['{mock-api,cli,scripts,fixtures,vite,bench}/**/*.test.ts', ...pureSource],
          },
        },
        {
          extends: true,
          test: {
            name: 'dom',
            environment: 'jsdom',
            include: ['{src,native-simulator}/**/*.test.{ts,tsx}'],
            exclude: [...configDefaults.exclude, ...pureSource],
            setupFiles: ['src/testing/setup.ts'],
          },
        },
      ],
    },
  }),
);
