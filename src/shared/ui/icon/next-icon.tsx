import { SvgIcon, type IconProps } from './svg-icon';

/** Chapters run from left to right, as the player controls do. */
export function NextIcon(props: IconProps) {
  return (
    <SvgIcon {...props}>
      <path
        data-solid=""
        d="M5.75 6.1v11.8a.6.6 0 0 0 .95.49l8.2-5.9a.6.6 0 0 0 0-.98l-8.2-5.9a.6.6 0 0 0-.95.49Z"
        stroke="none"
      />
      <path d="M18.25 5.75v12.5" />
    </SvgIcon>
  );
}
