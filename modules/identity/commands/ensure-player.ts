import type { userRegister } from '@poyraz/contract'
import { foldUsername } from '@poyraz/contract/forms'
import { transact } from '@poyraz/db'
import { assert } from '@poyraz/kernel'
import type { z } from 'zod'
import type { IdentityCtx } from '../ctx.ts'
import { findByUsername } from '../store/players.ts'
import { markDemoAccount } from './demo-accounts.ts'
import { insertPlayer } from './insert-player.ts'

type Form = Omit<
  z.output<typeof userRegister.input>,
  'passwordConfirm' | 'acceptRules' | 'currency' | 'proof'
>

/** A player of the sandbox, as the registration form would give it. */
export type SandboxPlayer = Form & {
  readonly language: 'tr' | 'en'
  readonly rid: 10 | 20
  /** The password is published, so the account is paused while other machines can reach the server. */
  readonly demo?: boolean
}

/**
 * Returns the id of the player with this username, and creates the player first if needed: addresses proven,
 * no mails.
 */
export async function ensurePlayer(ctx: IdentityCtx, player: SandboxPlayer): Promise<string> {
  const existing = await findByUsername(ctx.database.db, foldUsername(player.username))
  if (existing) return existing.id
  const passwordHash = await ctx.hasher.hash(player.password, '127.0.0.1')
  assert(passwordHash.ok, 'nobody logs in while the sandbox is prepared')
  const made = await transact(ctx.database.db, async (tx) => {
    const inserted = await insertPlayer(tx, ctx, {
      ...player,
      passwordHash: passwordHash.value,
      confirmed: true,
    })
    if (inserted.ok && player.demo) await markDemoAccount(tx, inserted.value)
    return inserted
  })
  assert(made.ok, `no other player has the details of ${player.username}`)
  return made.value
}
