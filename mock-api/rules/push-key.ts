/**
 * The key pair of the mock's push messages. Its public half is the app's placeholder (src/shared/config/push.ts), so the
 * pair is public and good for development only.
 */
export const mockPushKey: JsonWebKey = {
  kty: 'EC',
  crv: 'P-256',
  x: 'Js8U6Yme8fScO7MylacRbB_QTetJrKObmfMuGQVP6BI',
  y: 'rHfH35glKiLEt5CTc8LDfrG_mE6zI3UptFmcEScaIoM',
  d: 'y1Yk_I42WVnPNrLthoLO2z7ZJQ-LOEX6vlI3UFrKxa8',
};
