import { SvgIcon, type IconProps } from './svg-icon';

/** Chapters run from left to right, as the player controls do. */
export function PreviousIcon(props: IconProps) {
  return (
    <SvgIcon {...props}>
      <path
        data-solid=""
        d="M18.25 6.1v11.8a.6.6 0 0 1-.95.49l-8.2-5.9a.6.6 0 0 1 0-.98l8.2-5.9a.6.6 0 0 1 .95.49Z"
        stroke="none"
      />
      <path d="M5.75 5.75v12.5" />
    </SvgIcon>
  );
}
