import { SvgIcon, type IconProps } from './svg-icon';

/** Books on a shelf: a category of the wishlist. */
export function ShelfIcon(props: IconProps) {
  return (
    <SvgIcon {...props}>
      <path d="M3.5 18.5h17M6 15.5v-9h3v9ZM9 15.5v-7h3v7ZM13.7 8l2.9-.8 2.2 7.6-2.9.8ZM3.5 15.5v3M20.5 15.5v3" />
    </SvgIcon>
  );
}
