import styles from './cover.module.css';

const cloths = 5;

interface ClothBindingProps {
  title: string;
  alt: string;
}

/**
 * Replaces a missing cover: a cloth binding with an arch and the initial of the title in it. The same
 * title always has the same cloth.
 */
export function ClothBinding({ title, alt }: ClothBindingProps) {
  return (
    <span
      className={styles['cloth']}
      style={{ background: `var(--cloth-${clothOf(title)})` }}
      {...(alt === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': alt })}
    >
      <svg className={styles['motif']} viewBox="0 0 96 96">
        <path d="M8.5 8.5h79v79h-79zM26 76V45c0-12 9-19 22-25 13 6 22 13 22 25v31zM31 76V47c0-9 7-15 17-20 10 5 17 11 17 20v29M20 76h56" />
        <path d="M48 12.5v4M13 13l4 4M83 13l-4 4M13 83l4-4M83 83l-4-4M44 82h8" />
      </svg>
      <svg className={styles['initial']} viewBox="0 0 96 96">
        <text x="48" y="63" fontSize="26" textAnchor="middle">
          {initialOf(title)}
        </text>
      </svg>
    </span>
  );
}

/** The first letter or digit of the title, without leading marks and spaces. */
function initialOf(title: string): string {
  return /[\p{L}\p{N}]/u.exec(title)?.[0] ?? '';
}

/** 1 to 5, computed from the characters of the title. */
function clothOf(title: string): number {
  let sum = 0;
  for (const letter of title) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973;
  return (sum % cloths) + 1;
}
