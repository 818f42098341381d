import { expect, it } from 'vitest';
import { brokenRules } from './lib/broken-rules';

const syntax = 'no-restricted-syntax';

const directNavigations = [
  'location.assign(outside);',
  'window.location.replace(outside);',
  'document.location.assign(outside);',
  'location.href = outside;',
  'window.location.href = outside;',
  'window.location = outside;',
  'location = outside;',
  'link.href = outside;',
  'window.open(outside);',
  'window.history.pushState(null, "", outside);',
  'history.replaceState(null, "", outside);',
  'router.navigate(outside);',
  'router?.navigate(outside);',
  'navigate(outside);',
  'export const go = useNavigate();',
  'export const loader = () => redirect(outside);',
  'export const page = <Navigate to={outside} />;',
];

it.each(directNavigations)('other files must not navigate by %s', async (code) => {
  for (const file of ['src/pages/shop/x.tsx', 'src/app/x.tsx', 'src/shared/browser/x.tsx']) {
    expect(await brokenRules(file, code)).toContain(syntax);
  }
});

it.each(directNavigations)('routing files may use %s', async (code) => {
  for (const file of ['src/shared/routing/x.tsx', 'src/app/start/routes.tsx']) {
    expect(await brokenRules(file, code)).not.toContain(syntax);
  }
});

it.each([
  'location.search.replace("?", "");',
  'text.replace(outside, "");',
  'Object.assign({}, outside);',
  'location.reload();',
  'export const sent = navigateFx({ to: "/" });',
  'export const { href } = location;',
])('%s does not navigate and is allowed', async (code) => {
  expect(await brokenRules('src/pages/shop/x.tsx', code)).not.toContain(syntax);
});

it('routing files must not contain Persian text either', async () => {
  const code = "export const a = '\u0633';\n";
  expect(await brokenRules('src/shared/routing/x.ts', code)).toContain(syntax);
});

const linkIn = (overlay: string, link: string) =>
  `export const shown = <${overlay}><ul><li>{isOwn && <${link} />}</li></ul></${overlay}>;`;

it.each(['Sheet', 'Dialog', 'PlayerSheet'])(
  'a link in a %s must take its place in the history',
  async (overlay) => {
    const file = 'src/pages/shop/x.tsx';
    for (const link of ['Link to="/"', 'ButtonLink to="/" kind="ink"']) {
      expect(await brokenRules(file, linkIn(overlay, link))).toContain(syntax);
      expect(await brokenRules(file, linkIn(overlay, `${link} replace`))).not.toContain(syntax);
      expect(await brokenRules(file, linkIn('section', link))).not.toContain(syntax);
    }
  },
);
