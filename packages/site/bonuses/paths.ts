export const bonusPaths = { bonuses: '/bonuses', tickets: '/tickets' } as const
