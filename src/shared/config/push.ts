/**
 * The public key of the push messages (VAPID), for servers that set no other: the mock holds its private half. A server
 * names its own in `<meta name="shenidar-push-key">`. Rule: docs/behaviour.md#push
 */
export const PLACEHOLDER_PUSH_KEY =
  'BCbPFOmJnvH0nDuzMpWnEWwf0E3rSayjm5nzLhkFT-gSrHfH35glKiLEt5CTc8LDfrG_mE6zI3UptFmcEScaIoM';
