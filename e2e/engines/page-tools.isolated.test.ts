import { beforeEach, expect, it, vi } from 'vitest';
import { installTools } from './page-tools';

/** What lies at the centre of each element; jsdom draws nothing. */
let onTop: Element | null = null;

beforeEach(() => {
  onTop = null;
  document.elementFromPoint = () => onTop;
  vi.spyOn(HTMLElement.prototype, 'getClientRects').mockImplementation(function (
    this: HTMLElement,
  ) {
    return (this.hidden ? [] : [{}]) as unknown as DOMRectList;
  });
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  installTools(window);
});

function show(html: string): HTMLElement[] {
  document.body.innerHTML = html;
  return [...document.body.querySelectorAll<HTMLElement>('[id]')];
}

it('finds the first visible control by the role and the name', () => {
  show(
    '<button hidden>Play</button><button>Playback</button><a href="/">Play</a><button id="one" aria-label="Play"></button><button>Play</button>',
  );
  expect(window.engineTools.find('button', 'Play')?.id).toBe('one');
  expect(window.engineTools.find('textbox', 'Play')).toBeNull();
});

it('takes a longer name only after a space', () => {
  show('<button>3Chapter</button><button id="row">3 Chapter</button>');
  expect(window.engineTools.find('button', '3')?.id).toBe('row');
});

it('finds for a click the control that nothing covers', async () => {
  const [, sheet, full] = show(
    '<button id="small">Pause</button><div id="sheet"><button id="full">Pause</button></div>',
  );
  document.elementFromPoint = (left) => (left < 50 ? (sheet ?? null) : (full ?? null));
  vi.spyOn(full as HTMLElement, 'getBoundingClientRect').mockReturnValue(new DOMRect(80, 0, 4, 4));
  expect((await window.engineTools.findStill('button', 'Pause'))?.id).toBe('full');
});

it('finds for a click no control that moves or goes', async () => {
  const [button] = show('<button id="one">Pause</button>');
  let left = 0;
  vi.spyOn(button as HTMLElement, 'getBoundingClientRect').mockImplementation(
    () => new DOMRect((left += 1), 0, 4, 4),
  );
  expect(await window.engineTools.findStill('button', 'Pause')).toBeNull();
  vi.spyOn(button as HTMLElement, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 4, 4));
  expect(await window.engineTools.findStill('button', 'Pause')).toBe(button);
  const finding = window.engineTools.findStill('button', 'Pause');
  button?.remove();
  expect(await finding).toBeNull();
});

/** A media element outside of the document, as the app's is. */
function media(state: { paused: boolean; ended?: boolean; currentTime: number; duration: number }) {
  return Object.defineProperties(
    document.createElement('audio'),
    Object.fromEntries(
      Object.entries({ ended: false, ...state }).map(([name, value]) => [name, { value }]),
    ),
  );
}

it('knows what sounds, and where the last that was played stands', async () => {
  expect([window.engineTools.playing(), window.engineTools.media()]).toEqual([null, null]);
  await media({ paused: false, currentTime: 3, duration: 60 }).play();
  await media({ paused: false, ended: true, currentTime: 50, duration: 50 }).play();
  await media({ paused: true, currentTime: 40, duration: 90 }).play();
  expect(window.engineTools.playing()).toBe(3);
  expect(window.engineTools.media()).toEqual({ place: 40, length: 90 });
});
