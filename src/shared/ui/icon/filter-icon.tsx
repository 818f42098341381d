import { SvgIcon, type IconProps } from './svg-icon';

export function FilterIcon(props: IconProps) {
  return (
    <SvgIcon {...props}>
      <path d="M4 7.5h7.5m5 0H20M4 16.5h3.5m5 0H20" />
      <circle cx="14" cy="7.5" r="2.5" />
      <circle cx="10" cy="16.5" r="2.5" />
    </SvgIcon>
  );
}
