import type { SeedMethod } from './shapes.ts'

export const METHODS: readonly SeedMethod[] = [
  { id: 1, name: { tr: 'Oyun parası', en: 'Play money' }, logo: '1fa99', url: '/deposit' },
]
