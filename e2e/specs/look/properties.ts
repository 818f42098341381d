/** The properties of a look that a child takes over from its parent. */
export const inherited: readonly string[] = [
  ...['color', 'font-family', 'font-size', 'font-weight', 'font-style', 'line-height'],
  ...['font-variant-numeric', 'font-feature-settings', 'letter-spacing', 'word-spacing'],
  ...['text-align', 'text-indent', 'text-transform', 'text-wrap-mode', 'text-wrap-style'],
  ...['white-space-collapse', 'overflow-wrap', 'word-break', 'hyphens', 'direction', 'visibility'],
  ...['cursor', 'pointer-events', 'list-style-type', 'list-style-position', 'caret-color'],
  ...['accent-color', 'fill', 'fill-opacity', 'stroke', 'stroke-width', 'stroke-linecap'],
  ...['stroke-linejoin', 'stroke-dasharray', 'stroke-dashoffset', 'text-shadow'],
  ...['text-underline-offset', 'border-collapse', 'border-spacing', 'scrollbar-color'],
  ...['text-size-adjust', 'forced-color-adjust', 'color-scheme', '-webkit-tap-highlight-color'],
  ...['-webkit-font-smoothing'],
];

export const sides: readonly string[] = ['block-start', 'inline-end', 'block-end', 'inline-start'];
export const corners: readonly string[] = ['start-start', 'start-end', 'end-end', 'end-start'];
export const outline: readonly string[] = [
  'outline-width',
  'outline-style',
  'outline-color',
  'outline-offset',
];

/** The properties of a transition. */
export const transition: readonly string[] = [
  'property',
  'duration',
  'timing-function',
  'delay',
].map((each) => `transition-${each}`);
/** The properties of an animation. */
export const animation: readonly string[] = [
  ...['name', 'duration', 'timing-function', 'delay', 'iteration-count', 'direction'],
  'fill-mode',
].map((each) => `animation-${each}`);
/** Those of motion, which are empty for who wants none. */
export const motions: readonly string[] = [...transition, ...animation, 'scroll-behavior'];

/** All other properties that a person sees or feels. */
export const own: readonly string[] = [
  ...['display', 'position', 'float', 'box-sizing', 'z-index', 'isolation', 'order', 'opacity'],
  ...['inline-size', 'block-size'].flatMap((each) => [each, `min-${each}`, `max-${each}`]),
  ...['padding', 'margin', 'inset', 'scroll-padding', 'scroll-margin'].flatMap((each) =>
    sides.map((side) => `${each}-${side}`),
  ),
  ...sides.flatMap((side) => ['width', 'style', 'color'].map((each) => `border-${side}-${each}`)),
  ...corners.map((corner) => `border-${corner}-radius`),
  ...['color', 'image', 'size', 'position-x', 'position-y', 'repeat', 'clip', 'origin'].map(
    (each) => `background-${each}`,
  ),
  ...['box-shadow', 'overflow-x', 'overflow-y', 'overflow-clip-margin', 'overflow-anchor'],
  ...['overscroll-behavior-x', 'overscroll-behavior-y', 'touch-action', 'scrollbar-width'],
  ...['scroll-snap-type', 'scroll-snap-align', 'scroll-snap-stop', 'object-fit'],
  ...['object-position', 'aspect-ratio', 'row-gap', 'column-gap', 'flex-grow', 'flex-shrink'],
  ...['flex-basis', 'flex-direction', 'flex-wrap', 'align-items', 'align-content', 'align-self'],
  ...['justify-items', 'justify-content', 'justify-self', 'grid-template-columns'],
  ...['grid-template-rows', 'grid-template-areas', 'grid-auto-flow', 'grid-auto-rows'],
  ...['grid-auto-columns', 'grid-row-start', 'grid-column-start', 'grid-row-end'],
  ...['grid-column-end', 'text-decoration-line', 'text-decoration-style', 'text-decoration-color'],
  ...['text-decoration-thickness', 'text-overflow', 'vertical-align', 'unicode-bidi'],
  ...['transform', 'transform-origin', 'translate', 'scale', 'rotate', 'filter'],
  ...['backdrop-filter', 'mask-image', 'mask-size', 'mask-position', 'mask-repeat', 'clip-path'],
  ...['mix-blend-mode', 'appearance', 'resize', 'user-select', 'will-change', 'contain'],
  ...['content-visibility', 'contain-intrinsic-block-size', 'contain-intrinsic-inline-size'],
  ...['container-type', 'container-name', '-webkit-line-clamp', '-webkit-box-orient'],
  ...['vector-effect', 'content', ...outline],
];
