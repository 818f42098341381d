import { act, render } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';

import { useChunkLength } from './use-chunk-length';

afterEach(() => {
  vi.unstubAllGlobals();
});

/** A list of one chunk with these columns. */
function List({ columns }: { columns: string }) {
  const { ref, chunkLength } = useChunkLength();
  return (
    <div ref={ref} data-length={chunkLength}>
      <div style={{ display: 'grid', gridTemplateColumns: columns }} />
    </div>
  );
}
const lengthOf = (container: HTMLElement) =>
  container.querySelector('[data-length]')?.getAttribute('data-length');

it.each([
  ['none', '20'],
  ['100px', '20'],
  ['100px 100px 100px', '21'],
  ['90.5px 90.5px 90.5px 90.5px 90.5px 90.5px 90.5px', '21'],
  ['100px 100px', '20'],
])('has full rows in each chunk of a list with the columns %s', (columns, length) => {
  let measured: () => void = () => undefined;
  const disconnect = vi.fn();
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(measure: () => void) {
        measured = measure;
      }
      observe = vi.fn();
      disconnect = disconnect;
    },
  );
  const { container, rerender, unmount } = render(<List columns={columns} />);
  expect(lengthOf(container)).toBe(length);
  rerender(<List columns="100px 100px 100px 100px 100px 100px" />);
  act(() => measured());
  expect(lengthOf(container)).toBe('24');
  unmount();
  expect(disconnect).toHaveBeenCalledOnce();
});

it('has chunks of twenty items where the browser does not tell of widths', () => {
  vi.stubGlobal('ResizeObserver', undefined);
  expect(lengthOf(render(<List columns="100px 100px 100px" />).container)).toBe('20');
});
