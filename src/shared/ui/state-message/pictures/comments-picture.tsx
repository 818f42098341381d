import { Picture } from './picture';

/** Two people talk about a book. */
export function CommentsPicture() {
  return (
    <Picture>
      <path
        data-ground=""
        d="M40 20h62a8 8 0 0 1 8 8v30a8 8 0 0 1-8 8H62L48 80V66h-8a8 8 0 0 1-8-8V28a8 8 0 0 1 8-8Z"
      />
      <path d="M40 20h62a8 8 0 0 1 8 8v30a8 8 0 0 1-8 8H62L48 80V66h-8a8 8 0 0 1-8-8V28a8 8 0 0 1 8-8Z" />
      <path d="M48 36h46M48 49h30" />
      <path
        data-lid=""
        d="M82 58h38a8 8 0 0 1 8 8v22a8 8 0 0 1-8 8h-4v12l-12-12H82a8 8 0 0 1-8-8V66a8 8 0 0 1 8-8Z"
      />
      <path d="M88 77v.01M101 77v.01M114 77v.01" />
    </Picture>
  );
}
