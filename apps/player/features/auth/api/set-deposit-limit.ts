import { randomId } from '@poyraz/kernel'
import { call } from '../../../shared/endpoint/call.ts'
import type { DepositLimit } from '../register-values.ts'

/** The limit of a newcomer, before anything can be paid in. Answers whether it holds. */
export async function setDepositLimit(limit: DepositLimit): Promise<boolean> {
  const wish = { kind: 'deposit', ...limit, key: randomId() } as const
  const answer = await call('rg.set_limit', wish)
  return answer.ok
}
