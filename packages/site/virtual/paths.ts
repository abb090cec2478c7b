export const virtualPaths = {
  lobby: '/virtual',
  game: '/virtual/$game',
} as const
