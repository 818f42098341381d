import { SvgIcon, type IconProps } from './svg-icon';

interface SpeakerIconProps extends IconProps {
  level: 'off' | 'low' | 'high';
}

/** A loudspeaker with as many waves as it is loud. */
export function SpeakerIcon({ level, ...props }: SpeakerIconProps) {
  return (
    <SvgIcon {...props}>
      <path d="M4.5 9.5v5h3l4 3.5V6l-4 3.5z" />
      {level === 'off' && <path d="m15.5 10 4 4M19.5 10l-4 4" />}
      {level !== 'off' && <path d="M15 9.5a3.6 3.6 0 0 1 0 5" />}
      {level === 'high' && <path d="M17.6 7a7.2 7.2 0 0 1 0 10" />}
    </SvgIcon>
  );
}
