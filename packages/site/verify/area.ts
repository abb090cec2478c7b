import { addressOf } from '../address.ts'
import type { Area } from '../page.ts'
import { SHARE_TOKEN, verifyPaths } from './paths.ts'

export const verify: Area = {
  name: 'verify',
  pages: [
    {
      path: verifyPaths.verify,
      head: 'verify',
      listed: true,
      firstCalls: () => [],
      examples: [verifyPaths.verify],
    },
    {
      path: verifyPaths.sharedRound,
      parts: { token: SHARE_TOKEN },
      head: 'sharedRound',
      firstCalls: () => [],
      examples: [addressOf(verifyPaths.sharedRound, { token: 'x'.repeat(26) })],
    },
  ],
}
