import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** The simulator by itself: `shenidar launch --prod` serves it beside a build of the app. */
export default defineConfig({
  base: '/native-simulator/',
  publicDir: false,
  plugins: [react()],
  resolve: { tsconfigPaths: true },
  build: { reportCompressedSize: false },
});
