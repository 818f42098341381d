/** The icons of the simulator, on the app's grid of 24 px with its lines of 1.75 px. */
const drawings = {
  back: 'M14.5 5.5 8 12l6.5 6.5',
  home: 'M4.5 11 12 4.5 19.5 11v8h-5v-5h-5v5h-5z',
  lock: 'M6.5 11h11v8h-11zM9 11V8a3 3 0 0 1 6 0v3',
  reload: 'M19.25 12a7.25 7.25 0 1 1-2.2-5.2l2.2 2.2M19.25 4.5V9h-4.5',
  rotate: 'M7 4.5h7v9H7zM10 19.5h8a2 2 0 0 0 2-2V13m0 0-2 2m2-2 2 2',
  link: 'M10 14a4 4 0 0 0 6 .4l2.6-2.6a4 4 0 0 0-5.7-5.7l-1 1M14 10a4 4 0 0 0-6-.4l-2.6 2.6a4 4 0 0 0 5.7 5.7l1-1',
  plus: 'M12 5.5v13M5.5 12h13',
  close: 'm6.5 6.5 11 11m0-11-11 11',
  copy: 'M9 9h10v10H9zM5 15V5h10',
  check: 'm5.5 12.5 4.5 4.5 8.5-9.5',
  keyboard: 'M3.5 7h17v10h-17zM7 10.5h.01M10.5 10.5h.01M14 10.5h.01M17.5 10.5h.01M8 13.75h8',
  sun: 'M12 8.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7M12 3.5v1.5M12 19v1.5M3.5 12H5M19 12h1.5M6 6l1 1M17 17l1 1M6 18l1-1M17 7l1-1',
  moon: 'M19 14.5A7.5 7.5 0 0 1 9.5 5 7.5 7.5 0 1 0 19 14.5z',
  system: 'M4 5.5h16v10H4zM9 19h6M12 15.5V19',
  start: 'M4 5.5h16v13H4zM9 5.5v13',
  end: 'M4 5.5h16v13H4zM15 5.5v13',
  search: 'M11 5a6 6 0 1 0 0 12 6 6 0 0 0 0-12M15.5 15.5 19.5 19.5',
  trash: 'M5 7.5h14M9.5 7.5v-2h5v2M7 7.5l.8 11.5h8.4L17 7.5',
  down: 'm6.5 9.5 5.5 5.5 5.5-5.5',
  play: 'M8 5.5v13l10.5-6.5z',
  pause: 'M8.5 6v12M15.5 6v12',
  next: 'M7 6v12l8-6zM17.5 6v12',
  previous: 'M17 6v12l-8-6zM6.5 6v12',
  library: 'M5 5v14M9 5v14M13 5.5l4.5 13',
  store: 'M5 9.5h14l-1 9.5H6zM9 9.5V8a3 3 0 0 1 6 0v1.5',
  profile: 'M12 5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7M5.5 19.5c.6-3.3 3.2-5 6.5-5s5.9 1.7 6.5 5',
  arch: 'M5 19.5v-6.5C5 9 8.5 7.5 12 4.5c3.5 3 7 4.5 7 8.5v6.5z',
  stop: 'M7.5 7.5h9v9h-9z',
  file: 'M7 4.5h6.5L18 9v10.5H7zM13.5 4.5V9H18',
  download: 'M12 4.5v10m0 0-4-4m4 4 4-4M5.5 19h13',
  code: 'm9 8-4.5 4L9 16M15 8l4.5 4-4.5 4',
  differs: 'M5.5 9.5h13M5.5 14.5h13M15.5 5.5l-7 13',
} as const;

export type IconName = keyof typeof drawings;

/** The icons that point in the text direction, mirrored in right-to-left languages. */
const mirrored: ReadonlySet<IconName> = new Set(['back', 'start', 'end']);

/** A decorative icon. The control around it has the accessible name. */
export function Icon({ name, size = 18 }: { name: IconName; size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
      style={mirrored.has(name) ? { transform: 'scaleX(var(--forward))' } : undefined}
    >
      <path d={drawings[name]} />
    </svg>
  );
}
