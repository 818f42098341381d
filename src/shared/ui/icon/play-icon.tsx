import { SvgIcon, type IconProps } from './svg-icon';

export function PlayIcon(props: IconProps) {
  return (
    <SvgIcon {...props}>
      <path
        data-solid=""
        d="M8.25 5.3v13.4a.9.9 0 0 0 1.37.77l10.8-6.7a.9.9 0 0 0 0-1.54l-10.8-6.7a.9.9 0 0 0-1.37.77Z"
        stroke="none"
      />
    </SvgIcon>
  );
}
