export const accountPaths = {
  profile: '/profile',
  notifications: '/notifications',
  history: '/history/$kind',
  stats: '/stats',
} as const

/** Kinds of history: the values of `$kind`. */
export const HISTORY_KINDS = ['account', 'game', 'finance', 'bonus', 'bet'] as const
