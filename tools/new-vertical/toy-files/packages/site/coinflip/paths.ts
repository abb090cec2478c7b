export const coinflipPaths = { table: '/coinflip' } as const
