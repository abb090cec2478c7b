import { randomId } from '@poyraz/kernel'
import { call } from '../../../shared/endpoint/call.ts'
import type { DepositLimit } from '../register-values.ts'

/** Sets the deposit limit of a new player before the first deposit. Returns true on success. */
export async function setDepositLimit(limit: DepositLimit): Promise<boolean> {
  const request = { kind: 'deposit', ...limit, key: randomId() } as const
  const answer = await call('rg.set_limit', request)
  return answer.ok
}
