import type { Tx } from '@poyraz/db'
import type { Account } from '../store/accounts.ts'
import { voidInvitationsBy } from '../store/invitations.ts'
import { voidProposalsBy } from '../store/proposals.ts'

/**
 * Ends what an account left waiting: the unused invitations that it made, and its proposals. Call it when its
 * credentials, roles or sessions change: somebody else may have used the account until then, and a right that
 * it lost approves nothing.
 */
export async function endPending(
  tx: Tx,
  { id, name }: Pick<Account, 'id' | 'name'>,
  at: Date,
): Promise<void> {
  await voidInvitationsBy(tx, name, at)
  await voidProposalsBy(tx, id, at)
}
