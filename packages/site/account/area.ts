import { addressOf } from '../address.ts'
import type { Area } from '../page.ts'
import { accountPaths, HISTORY_KINDS } from './paths.ts'

const { profile, notifications, history, stats } = accountPaths

export const account: Area = {
  name: 'account',
  pages: [
    {
      path: profile,
      head: 'profile',
      players: true,
      examples: [`${profile}?tab=account`, `${profile}?tab=security`, `${profile}?tab=banks`],
      ownLooks: [`${profile}?tab=security`],
    },
    {
      path: notifications,
      head: 'notifications',
      players: true,
      examples: [notifications],
      ownLooks: [notifications],
    },
    {
      path: history,
      parts: { kind: HISTORY_KINDS.join('|') },
      head: 'history',
      players: true,
      examples: HISTORY_KINDS.map((kind) => addressOf(history, { kind })),
      ownLooks: [addressOf(history, { kind: 'account' })],
    },
    { path: stats, head: 'stats', players: true, examples: [stats], ownLooks: [stats] },
  ],
}
