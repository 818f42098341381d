import { createElement, type ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

const modules = import.meta.glob<Record<string, ComponentType>>(
  [
    '/src/shared/ui/icon/*-icon.tsx',
    '!/src/shared/ui/icon/svg-icon.tsx',
    '/src/shared/ui/state-message/pictures/*-picture.tsx',
  ],
  { eager: true },
);

/** What is drawn, whatever its size and class. */
function drawingOf(svg: Element): string {
  return [...svg.querySelectorAll('path, circle, rect, ellipse, line')]
    .map((shape) => ['d', 'x', 'y', 'cx', 'cy', 'r'].map((name) => shape.getAttribute(name)).join())
    .join(' ');
}

/** Icons that draw something else for a property. */
const forms: Readonly<Record<string, readonly Readonly<Record<string, string>>[]>> = {
  ChevronIcon: ['forward', 'back', 'up', 'down'].map((to) => ({ to })),
  SpeakerIcon: ['off', 'low', 'high'].map((level) => ({ level })),
  StarIcon: ['full', 'half'].map((fill) => ({ fill })),
};

const names = new Map(
  Object.values(modules).flatMap((module) =>
    Object.entries(module).flatMap(([name, Icon]) =>
      (forms[name] ?? [{}]).map((form) => {
        const room = document.createElement('div');
        room.innerHTML = renderToStaticMarkup(createElement(Icon, form));
        return [drawingOf(room), [name, ...Object.values(form)].join(' ')] as const;
      }),
    ),
  ),
);

/** The icon or picture that is drawn, by the name of its component; null for any other drawing. */
export function iconNameOf(svg: Element): string | null {
  const name = names.get(drawingOf(svg));
  if (name === undefined) return null;
  return svg.querySelector('[data-solid]') ? `${name} (solid)` : name;
}
