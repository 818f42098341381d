import { matchParts } from '../lib/match-parts';

interface MatchedTitleProps {
  title: string;
  search: string;
}

/** A title with the search terms highlighted. */
export function MatchedTitle({ title, search }: MatchedTitleProps) {
  if (search === '') return title;
  return matchParts(title, search).map(({ text, isMatch }, index) =>
    isMatch ? <mark key={index}>{text}</mark> : text,
  );
}
