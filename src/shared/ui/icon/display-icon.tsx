import { SvgIcon, type IconProps } from './svg-icon';

/** Light and dark: a disc, half filled. */
export function DisplayIcon(props: IconProps) {
  return (
    <SvgIcon {...props}>
      <circle cx="12" cy="12" r="8.25" />
      <path d="M12 3.75a8.25 8.25 0 0 1 0 16.5Z" fill="currentcolor" />
    </SvgIcon>
  );
}
