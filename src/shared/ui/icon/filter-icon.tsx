import { SvgIcon, type IconProps } from './svg-icon';

export function FilterIcon(props: IconProps) {
  return (
    <SvgIcon {...props} isMirrored>
      <path d="M4 7.25h8.75M17.75 7.25H20M4 16.75h2.25M11.25 16.75H20" />
      <circle cx="15.25" cy="7.25" r="2.5" />
      <circle cx="8.75" cy="16.75" r="2.5" />
    </SvgIcon>
  );
}
