export const favouritePaths = { favourites: '/favorites' } as const
