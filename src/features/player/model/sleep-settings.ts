import { createDeviceSwitch } from './device-switch';

/**
 * `toggled` switches the fading of the sound at the end of the sleep timer on or off. Rule:
 * docs/behaviour.md#sleep-timer
 */
export const { toggled: sleepFadeToggled, $isOn: $hasSleepFade } = createDeviceSwitch('sleepFade');
