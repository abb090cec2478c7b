export const homePaths = { home: '/', oldHome: '/home' } as const
