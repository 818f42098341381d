/**
 * The flows between the wrapper and the models that are loaded behind the first screen. A file of their
 * own, because those models would otherwise be loaded before the first screen.
 */
import.meta.glob(['./page-wiring/*.ts', '!**/*.test.ts'], { eager: true });
