export const cashierPaths = { wallet: '/wallet', deposit: '/deposit', withdraw: '/withdraw' } as const
