import type { Permission } from '@poyraz/contract/backoffice'
import type { Db } from '@poyraz/db'
import { staffNameOf } from '@poyraz/kernel'
import { permissionsOf } from './roles.ts'
import { findAccount } from './store/accounts.ts'

/** True if the account of this name is disabled or does not have the permission. A name without one lost nothing. */
export async function hasLost(db: Db, name: string, permission: Permission): Promise<boolean> {
  const account = await findAccount(db, staffNameOf(name))
  if (account === undefined) return false
  return account.disabledAt !== null || !permissionsOf(account.roles).includes(permission)
}
