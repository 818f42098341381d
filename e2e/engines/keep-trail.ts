/** How many entries are kept: the last ones, which led to a failure. */
const MAX_ENTRIES = 100;

const presses = ['pointerdown', 'pointerup', 'click'] as const;
const moves = ['popstate', 'hashchange'] as const;
const changes = ['pushState', 'replaceState'] as const;

/**
 * Watches what reaches the page and what becomes of its address. The function that it returns gives the latest entries,
 * each with the milliseconds since the page was opened, and then what the page shows now.
 */
export function keepTrail(page: Window & typeof globalThis): () => readonly string[] {
  const entries: string[] = [];
  const add = (what: string) => {
    entries.push(`${page.performance.now().toFixed(0)} ms: ${what}`);
    if (entries.length > MAX_ENTRIES) entries.shift();
  };
  for (const name of presses)
    page.addEventListener(
      name,
      ({ target, clientX, clientY }) =>
        add(`${name} at ${clientX.toFixed(0)},${clientY.toFixed(0)} on ${describe(target)}`),
      true,
    );
  for (const name of moves)
    page.addEventListener(name, () => add(`${name} to ${page.location.href}`), true);
  page.addEventListener('error', ({ message }) => add(`error: ${message}`));
  page.addEventListener('unhandledrejection', ({ reason }) => add(`rejection: ${String(reason)}`));
  for (const name of changes)
    page.history[name] = new Proxy(page.history[name], {
      apply(target, history, given: Parameters<History['pushState']>) {
        add(`${name} of ${String(given[2])}`);
        Reflect.apply(target, history, given);
      },
    });
  return () => [
    ...entries,
    `now: ${page.location.href}, entry ${JSON.stringify(page.history.state)} of ${page.history.length}`,
    `now: the focus is on ${describe(page.document.activeElement)}`,
    ...[...page.document.querySelectorAll('[role="dialog"], [role="alert"]')].map(
      (each) => `now: there is ${describe(each)}`,
    ),
  ];
}

/** The element's opening tag, and the start of its text. */
function describe(target: EventTarget | null): string {
  if (!(target instanceof Element)) return 'nothing';
  const [tag = ''] = target.outerHTML.split('>', 1);
  return `${tag}> «${target.textContent.slice(0, 40)}»`;
}
