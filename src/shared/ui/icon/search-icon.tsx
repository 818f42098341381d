import { SvgIcon, type IconProps } from './svg-icon';

export function SearchIcon(props: IconProps) {
  return (
    <SvgIcon {...props}>
      <circle cx="10.75" cy="10.75" r="6.25" />
      <path d="m15.4 15.4 4.35 4.35" />
    </SvgIcon>
  );
}
