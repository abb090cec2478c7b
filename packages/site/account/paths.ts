export const accountPaths = {
  profile: '/profile',
  notifications: '/notifications',
  history: '/history/$kind',
  stats: '/stats',
} as const

/** The kinds of history: what stands for `$kind`. */
export const HISTORY_KINDS = ['account', 'game', 'finance', 'bonus', 'bet'] as const
