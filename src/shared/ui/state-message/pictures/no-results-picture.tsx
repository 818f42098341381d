import { Picture } from './picture';

/** An open book, searched in vain. */
export function NoResultsPicture() {
  return (
    <Picture>
      <path
        data-ground=""
        d="M80 46c-13-10-30-13-52-13v58c22 0 39 3 52 13 13-10 30-13 52-13V33c-22 0-39 3-52 13Z"
      />
      <path d="M80 46c-13-10-30-13-52-13v58c22 0 39 3 52 13 13-10 30-13 52-13V33c-22 0-39 3-52 13ZM80 46v58" />
      <path d="M92 60c8-3 17-5 27-6M92 74c8-3 17-5 27-6" />
      <path data-lid="" d="M68 56a18 18 0 1 1-36 0 18 18 0 0 1 36 0Z" />
      <path d="m62.5 69.5 12 13M43 49a10 10 0 0 1 6-3.4" />
    </Picture>
  );
}
