import { type Access, type AccessDeps, createAccess } from '@poyraz/access'
import type { Compliance } from '@poyraz/compliance'
import type { Identity } from '@poyraz/identity'
import { assert } from '@poyraz/kernel'
import type { Base, Part } from './part.ts'

type Needs = { readonly identity: Identity; readonly compliance: Compliance }

export function composeAccess({ database, clock }: Base, { identity, compliance }: Needs): Access {
  return createAccess({
    database,
    clock,
    credentials: identity.credentials,
    audit: auditPort(compliance),
  })
}

/** Records calls of staff in the hash chain of compliance. */
function auditPort({ staff }: Pick<Compliance, 'staff'>): AccessDeps['audit'] {
  return {
    async record(entry) {
      const noted = await staff.noteView({ ...entry, playerId: null })
      assert(noted.ok, 'the name of an account is one of staff')
    },
  }
}

export function accessPart({ access }: { readonly access: Access }): Part {
  return { name: 'access', registerStaff: access.registerStaff, jobs: access.jobs }
}
