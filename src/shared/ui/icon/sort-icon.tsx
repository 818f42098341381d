import { SvgIcon, type IconProps } from './svg-icon';

/** Two arrows: the order of a list. */
export function SortIcon(props: IconProps) {
  return (
    <SvgIcon {...props}>
      <path d="M8.5 5v14M8.5 19 5 15.5M8.5 19l3.5-3.5M15.5 19V5M15.5 5 12 8.5M15.5 5 19 8.5" />
    </SvgIcon>
  );
}
