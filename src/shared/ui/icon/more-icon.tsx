import { SvgIcon, type IconProps } from './svg-icon';

/** Three dots: further actions. */
export function MoreIcon(props: IconProps) {
  return (
    <SvgIcon {...props}>
      <path
        data-solid=""
        d="M5 10.5a1.5 1.5 0 1 0 0 3 1.5 1.5 0 0 0 0-3ZM12 10.5a1.5 1.5 0 1 0 0 3 1.5 1.5 0 0 0 0-3ZM19 10.5a1.5 1.5 0 1 0 0 3 1.5 1.5 0 0 0 0-3Z"
      />
    </SvgIcon>
  );
}
