/**
 * Everything that load-page-models.ts loads behind the first screen: the models of features and pages,
 * and the flows that join them. Whole folders are imported, so a new file cannot be forgotten.
 */
import.meta.glob(['/src/features/*/*.ts', '/src/features/*/model/*.ts', '!**/*.test.ts'], {
  eager: true,
});
// Every script that lies directly in the folder of a page is part of its model.
import.meta.glob(['/src/pages/*/*.ts', '!**/*.test.ts'], { eager: true });
import.meta.glob(['../wiring/*.ts', '!**/*.test.ts'], { eager: true });
