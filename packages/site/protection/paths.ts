export const protectionPaths = { limits: '/limits' } as const
