import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { shop } from '@/shared/i18n/fa/shop';
import { toPersianDigits } from '@/shared/i18n/format';

import { SlideDashes } from './slide-dashes';
import { useSlides } from './use-slides';

const COUNT = 4;
const STEP_PX = 110;
const WIDTH_PX = 250;
const scrolled = vi.fn();

/** A row of four slides of which each begins 110 px behind the one before. */
function Row({ direction }: { direction: 'rtl' | 'ltr' }) {
  const { ref, current, follow, show } = useSlides(COUNT);
  return (
    <>
      <ul ref={ref} onScroll={follow} style={{ direction }}>
        {Array.from({ length: COUNT }, (_, index) => (
          <li key={index} />
        ))}
      </ul>
      <SlideDashes count={COUNT} current={current} onPicked={show} />
    </>
  );
}

beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(WIDTH_PX);
  vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockReturnValue(COUNT * STEP_PX);
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const place = [...(this.parentElement?.children ?? [])].indexOf(this);
    const sign = this.closest('ul')?.style.direction === 'rtl' ? -1 : 1;
    return new DOMRect(sign * place * STEP_PX, 0, 0, 0);
  });
  HTMLElement.prototype.scrollTo = scrolled;
});
afterEach(() => {
  vi.restoreAllMocks();
  scrolled.mockClear();
  Reflect.deleteProperty(HTMLElement.prototype, 'scrollTo');
});

const dash = (index: number) =>
  screen.getByRole('button', {
    name: shop.slide(toPersianDigits(index + 1), toPersianDigits(COUNT)),
  });
const current = () =>
  [0, 1, 2, 3].filter((index) => dash(index).getAttribute('aria-current') === 'true');

it.each([
  ['rtl', -1],
  ['ltr', 1],
] as const)(
  'follows the scroll and scrolls to a slide, along the line of reading: %s',
  (...row) => {
    const [direction, sign] = row;
    render(<Row direction={direction} />);
    const list = screen.getByRole('list');
    expect(current()).toEqual([0]);
    for (const [px, slide] of [
      [54, 0],
      [56, 1],
      [STEP_PX, 1],
      // The last slide cannot come to the start of the row.
      [COUNT * STEP_PX - WIDTH_PX - 1, 3],
      [0, 0],
    ] as const) {
      Object.defineProperty(list, 'scrollLeft', { value: sign * px, configurable: true });
      fireEvent.scroll(list);
      expect([px, current()]).toEqual([px, [slide]]);
    }
    fireEvent.click(dash(2));
    expect(scrolled.mock.calls).toEqual([[{ left: sign * 2 * STEP_PX }]]);
  },
);
