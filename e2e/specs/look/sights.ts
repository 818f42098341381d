import type { Page } from '@playwright/test';

/** The texts that end without an ellipsis where they have no more room. */
export function cutOffIn(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.body.querySelectorAll('*')]
      .filter((each) => each.textContent.trim() !== '' && each.clientHeight > 2)
      .filter((each) => !each.closest('[inert]') && each.checkVisibility({ opacityProperty: true }))
      .filter((each) => {
        const style = getComputedStyle(each);
        // What wraps into a line that is hidden is left out whole.
        const isMeant =
          style.textOverflow === 'ellipsis' ||
          style.webkitLineClamp !== 'none' ||
          style.flexWrap === 'wrap' ||
          style.maskImage !== 'none';
        const hides = (overflow: string) => /hidden|clip/.test(overflow);
        return (
          !isMeant &&
          ((hides(style.overflowX) && each.scrollWidth > each.clientWidth + 2) ||
            (hides(style.overflowY) && each.scrollHeight > each.clientHeight + 4))
        );
      })
      .map((each) => each.textContent),
  );
}

/** What moves, although nobody asked for it. */
export function movingIn(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ effect, playState }) => {
        const { activeDuration = 0 } = effect?.getComputedTiming() ?? {};
        return playState === 'running' && Number(activeDuration) > 0;
      })
      .map(({ effect }) => (effect instanceof KeyframeEffect && effect.target?.outerHTML) || ''),
  );
}
