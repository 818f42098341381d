/** The brand's name in Gulzar (SIL Open Font License), shaped and outlined once: it needs no font. */
const NAME =
  'M2 201l-2-5l13-7q9-5 15-10q6-4 10-8q6-6 8-13q3-6 5-13l4-18l6 1l-5 27q-4 18-8 27q-4 8-9 12q-3 3-5 4q-2 0-6 1l-26 2zM85 184l0-75q0-7 1-11q0-5 1-9q1-5 3-10q2-5 6-12l3 1l-1 67q0 14-3 26q-2 12-6 23l-4 0zM101 202l-2-5l18-10q6-3 12-6q5-4 8-7q3-3 7-10q3-6 5-14l6-24l6 1q-1 9-2 16q-1 6-1 10q0 4 2 9q2 5 6 8q5 3 12 3l1 0q0 5-1 10q-1 6-3 10q-2 5-6 7l0 0q-7 0-14-5q-7-5-11-16q-3 8-6 12q-3 4-5 5q-2 1-5 2l-27 4zM192 251q-1 0-3-1q-6-2-10-6q-4-4-4-8q0-3 2-6q2-3 3-5l8-9l1 0q1 5 6 8q5 4 10 5l14-18l1 0q1 5 6 8q4 2 9 3q4 1 4 4q0 1-2 3l-10 14q-1 3-4 3q-1 0-3-1q-5-2-9-4q-3-3-5-6l-9 14q-2 2-5 2zM169 200q0-1 1-5q1-4 3-8q1-4 3-8q1-4 3-6l0 0q8 0 16-5q8-6 13-14l3 0q1 6-2 12q-4 9-10 17q-7 8-14 12q-8 5-15 5l-1 0zM238 87q-1 0-1 0q-1 0-2 0q-8-2-12-7q-4-4-4-8q0-4 2-7q2-3 3-5l7-9l1 0q3 5 8 8q4 3 10 5q4 0 4 3q0 1-2 3l-10 15q-1 1-1 2q-1 0-3 0zM213 175q-2 0-4-1q-3-1-5-4q1-4 3-8q2-4 4-8q2 4 7 4q6 0 11-7q-1-2-1-6q0-15 10-30l3 1q-2 12 3 18q4 6 11 6l0 0q1 6 0 12q-2 5-4 9q-3 4-5 6l0 0q-5 0-8-2q-4-2-6-5q-3 6-8 10q-5 5-11 5zM310 35q0 0-1 0q-1 0-2 0q-6-2-9-6q-3-4-3-7q0-4 1-6q2-3 3-5l7-8l1 0q2 5 6 7q5 3 9 4q3 0 3 3q0 1-1 3l-10 13q-1 2-4 2zM299 74q-1 0-4-1q-6-2-9-6q-4-4-4-8q0-3 2-6q2-3 3-5l7-9l1 0q2 5 7 8q5 4 10 5l13-18l1 0q2 5 6 8q5 2 10 3q3 1 3 4q0 1-1 3l-10 14q-2 3-4 3q-2 0-4-1q-5-2-8-4q-4-3-6-6l-9 14q-2 2-4 2zM246 167q0-2 1-5q1-4 2-8q2-5 3-9q2-4 3-5l1 0q8 0 16-6q7-5 13-13l3 0q1 2 3 3q3 1 6 1q5 0 10-4q5-5 9-15l4 0q1 5 5 5q3 0 7-4q4-4 6-14l5 1q-2 9-4 17q-3 8-8 12q-4 5-10 5q-1 0-2 0q-1 0-2 0q-4 8-10 12q-7 4-13 4q-7 0-12-4q-7 12-17 19q-9 8-19 8l0 0z';

/** Our name, drawn in the colour of the text. It is decorative: the container names it. */
export function WordmarkName({ className }: { className?: string | undefined }) {
  return (
    <svg
      className={className}
      height="44"
      viewBox="0 0 345 254"
      fill="currentColor"
      aria-hidden="true"
    >
      <path d={NAME} />
    </svg>
  );
}
