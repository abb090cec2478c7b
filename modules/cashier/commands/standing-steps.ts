import type { Tx } from '@poyraz/db'
import type { CashierCtx, StaffRight } from '../ctx.ts'
import type { Step } from '../store/payments.ts'

const STAFF = 'staff:'

/** Returns the steps of staff without those of people who have lost the right to them. */
export async function standingSteps(
  { hasLost }: Pick<CashierCtx, 'hasLost'>,
  tx: Tx,
  steps: readonly Step[],
  right: StaffRight,
): Promise<readonly Step[]> {
  const actors = [...new Set(steps.map(({ actor }) => actor))].filter(isStaffActor)
  const lost = new Set<string>()
  for (const actor of actors) if (await hasLost(tx, nameOfActor(actor), right)) lost.add(actor)
  return steps.filter(({ actor }) => isStaffActor(actor) && !lost.has(actor))
}

export function isStaffActor(actor: string): boolean {
  return actor.startsWith(STAFF)
}

/** Name of the staff member behind an actor. */
export function nameOfActor(actor: string): string {
  return actor.slice(STAFF.length)
}
