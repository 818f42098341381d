import type { CSSOptions } from 'vite';

type PostcssOptions = Exclude<NonNullable<CSSOptions['postcss']>, string>;
type PostcssPlugin = NonNullable<PostcssOptions['plugins']>[number];

/**
 * Says `(width < 900px)` as `(max-width: 899.98px)`. Vite would say it as `not (min-width: 900px)`, which the oldest
 * engines do not know, so that they leave the whole query out. Windows have fractions of pixels, but no smaller ones.
 */
export function olderMediaQueries(): PostcssPlugin {
  return {
    postcssPlugin: 'shenidar:older-media-queries',
    AtRule: {
      media: (rule) => {
        rule.params = queryOfOldEngines(rule.params);
      },
    },
  };
}

/** The query without ranges; eslint.config.js says which forms style sheets may have. */
function queryOfOldEngines(query: string): string {
  return query
    .replaceAll(/\((\d+px) <= (\w+) < (\d+px)\)/g, '($2 >= $1) and ($2 < $3)')
    .replaceAll(/\((\w+) >= (\d+px)\)/g, '(min-$1: $2)')
    .replaceAll(
      /\((\w+) < (\d+)px\)/g,
      (_, side: string, bound: string) => `(max-${side}: ${Number(bound) - 0.02}px)`,
    );
}
