export const searchPaths = { search: '/search' } as const
