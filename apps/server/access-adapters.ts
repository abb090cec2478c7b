import { type Access, type AccessDeps, createAccess } from '@poyraz/access'
import type { Compliance } from '@poyraz/compliance'
import type { Identity } from '@poyraz/identity'
import { assert } from '@poyraz/kernel'

type Modules = { readonly identity: Identity; readonly compliance: Compliance }

/** Creates the access module on the credentials of identity and the audit trail of compliance. */
export function accessOver(
  { database, clock }: Pick<AccessDeps, 'database' | 'clock'>,
  { identity: { credentials }, compliance }: Modules,
): Access {
  return createAccess({ database, clock, credentials, audit: auditPort(compliance) })
}

/** Records staff calls in the hash chain of compliance. */
function auditPort({ staff }: Pick<Compliance, 'staff'>): AccessDeps['audit'] {
  return {
    async record(entry) {
      const noted = await staff.noteView({ ...entry, playerId: null })
      assert(noted.ok, 'the name of an account is one of staff')
    },
  }
}
