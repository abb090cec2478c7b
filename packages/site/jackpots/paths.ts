export const jackpotPaths = { jackpots: '/jackpots' } as const
