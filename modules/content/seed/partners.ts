import type { SeedPartner } from './shapes.ts'

/** Makers of the games. */
export const PARTNERS: readonly SeedPartner[] = [
  { id: 1, name: 'Poyraz Stüdyo', logo: '1f3b0', url: '/slot/provider/1' },
]
