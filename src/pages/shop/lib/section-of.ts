import type { StorefrontSection } from '@/shared/api/contract/sections';

/** The section of one kind. */
export type SectionOf<Kind extends StorefrontSection['kind']> = Extract<
  StorefrontSection,
  { kind: Kind }
>;
