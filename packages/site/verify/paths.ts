export const verifyPaths = { verify: '/verify' } as const
