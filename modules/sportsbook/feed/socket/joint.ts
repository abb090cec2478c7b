import { z } from 'zod'

/** Expected goals, and goals so far, within what the score model computes. */
const expected = z.strictObject({ home: z.number().min(0).max(15), away: z.number().min(0).max(15) })
const goals = z.strictObject({ home: z.int().min(0).max(30), away: z.int().min(0).max(30) })
/** State of the score model behind the prices of a football match, for bet builders. */
export const joint = z.strictObject({
  first: goals,
  second: goals.nullable(),
  restOfFirst: expected,
  restOfSecond: expected,
  rho: z.number().min(-1).max(1),
})
