import { SvgIcon, type IconProps } from './svg-icon';

/** Narrators. */
export function MicrophoneIcon(props: IconProps) {
  return (
    <SvgIcon {...props}>
      <rect x="8.75" y="3.75" width="6.5" height="10.5" rx="3.25" />
      <path d="M5.25 11.5a6.75 6.75 0 0 0 13.5 0M12 18.25v2.25" />
    </SvgIcon>
  );
}
