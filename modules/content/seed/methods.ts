import type { SeedMethod } from './shapes.ts'

export const METHODS: readonly SeedMethod[] = [{ id: 1, name: 'Oyun parası', logo: '1fa99', url: '/deposit' }]
