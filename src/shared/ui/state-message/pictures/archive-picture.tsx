import { Picture } from './picture';

/** A chest with its lid shut. */
export function ArchivePicture() {
  return (
    <Picture>
      <path data-ground="" d="M34 62h92v42H34Z" />
      <path d="M34 62v42h92V62" />
      <path d="M28 62c0-20 12-32 30-32h44c18 0 30 12 30 32Z" />
      <path d="M58 30c-8 6-12 16-12 32M102 30c8 6 12 16 12 32" />
      <path data-lid="" d="M72 54h16v18c0 5-3 8-8 8s-8-3-8-8Z" />
      <path d="M80 64v6M46 104V74M114 104V74" />
    </Picture>
  );
}
