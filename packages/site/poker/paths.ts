export const pokerPaths = { poker: '/poker-tavla-okey' } as const
