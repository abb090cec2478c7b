import {
  accessConfirm,
  accessInvite,
  accessJoin,
  accessLogin,
  accessMe,
  type StaffRole,
} from '@poyraz/contract/backoffice'
import { assert, SECOND_MS } from '@poyraz/kernel'
import { type Backoffice, createBackofficeClient } from '@poyraz/server/staff/client'
import { generateSync } from 'otplib'
import type { TestServer } from './server.ts'

type Context = TestServer['context']
type Served = {
  readonly url: string
  readonly context: Pick<Context, 'clock'> & { readonly access: Pick<Context['access'], 'inviteOwner'> }
}

export const STAFF_PASSWORD = 'Gizli-Kasa-Anahtari-7'

/** A staff account after joining, with the secret of its authenticator. */
export type Joined = { readonly client: Backoffice; readonly secret: string }

/** Creates staff accounts of one server, each on first use; the first is an owner. */
export function createStaffDesk(server: Served) {
  const joined = new Map<string, Promise<Joined>>()
  const account = (name: string, roles: readonly LesserRole[] = ALL_ROLES): Promise<Joined> => {
    const invite = async () => inviteBy(await client(OWNER), roles)
    const known = joined.get(name) ?? makeAccount(server, name, invite)
    joined.set(name, known)
    return known
  }
  async function client(name: string, roles?: readonly LesserRole[]): Promise<Backoffice> {
    const { client: own, secret } = await account(name, roles)
    if ((await own.call(accessMe, {})).ok) return own
    const login = { name, password: STAFF_PASSWORD, code: totpOf(server, secret) }
    assert((await own.call(accessLogin, login)).ok, `${name} signs in`)
    return own
  }
  const inviteFirst = () => inviteOwner(server)
  joined.set(OWNER, makeAccount(server, OWNER, inviteFirst))
  return {
    account,
    /** Returns a client that is logged in as this account; logs in again if its session has ended. */
    client,
    /** The name of the owner who invites the others. */
    owner: OWNER,
  }
}

export type StaffDesk = ReturnType<typeof createStaffDesk>

const OWNER = 'patron'
type LesserRole = Exclude<StaffRole, 'owner'>
const ALL_ROLES: readonly LesserRole[] = ['payments', 'bonuses', 'compliance', 'support', 'trading', 'floor']

/** Returns the current code of the authenticator. */
export function totpOf({ context }: { readonly context: Pick<Context, 'clock'> }, secret: string): string {
  return generateSync({ secret, epoch: Math.floor(context.clock.nowMs() / SECOND_MS) })
}

async function inviteOwner({ context }: Served): Promise<string> {
  const made = await context.access.inviteOwner('')
  assert(made.ok, 'there is no owner yet')
  return made.value.invitation
}

async function inviteBy(owner: Backoffice, roles: readonly LesserRole[]): Promise<string> {
  const made = await owner.call(accessInvite, { roles: [...roles], note: 'Joins the team' })
  assert(made.ok, 'an owner invites')
  return made.value.invitation
}

async function makeAccount(server: Served, name: string, invite: () => Promise<string>): Promise<Joined> {
  const client = createBackofficeClient(server.url, null)
  const invitation = await invite()
  const join = await client.call(accessJoin, { invitation, name, password: STAFF_PASSWORD })
  assert(join.ok, `${name} joins`)
  const { secret } = join.value
  const confirmed = await client.call(accessConfirm, { invitation, code: totpOf(server, secret) })
  assert(confirmed.ok, `${name} is confirmed`)
  return { client, secret }
}
