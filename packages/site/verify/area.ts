import type { Area } from '../page.ts'
import { verifyPaths } from './paths.ts'

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
  ],
}
