import type { FieldError, Refusal, userRegister } from '@poyraz/contract'
import { ADULT_AGE, ageOn, foldUsername } from '@poyraz/contract/forms'
import type { Tx } from '@poyraz/db'
import { DAY_MS, err, istanbulDay, ok, type Result } from '@poyraz/kernel'
import type { z } from 'zod'
import type { HandlerCtx, IdentityCtx } from '../ctx.ts'
import { DISPOSABLE_DOMAINS } from '../disposable-mail.ts'
import { answered, effect, type Write } from '../effect.ts'
import { checkNewPassword } from '../new-password.ts'
import { type ProofTask, type SolvedProof, useProof } from '../proof-of-work.ts'
import { sha256 } from '../secrets.ts'
import { claimantsOf } from '../store/claims.ts'
import { findByUsername, noteRegistration } from '../store/players.ts'
import { mailConfirmation } from './confirmation.ts'
import { claimsOf, conflictOf, insertPlayer, type NewPlayer } from './insert-player.ts'

type RegisterInput = z.output<typeof userRegister.input>
type Registered = { readonly uid: string; readonly confirm: 'email' }
type Code = 'already_registered' | 'excluded' | 'proof_required' | 'idempotency_conflict' | 'unavailable'

export type Registration = Write & {
  readonly input: RegisterInput
  readonly address: string
  readonly device: string
  readonly lang: 'tr' | 'en'
}

/** Registrations per address and day without proof of work: enough for a household, not for a bot farm. */
const REGISTRATIONS_FREE = 5

/** Usernames are public, so this refusal may name its field. */
const USERNAME_TAKEN = err({
  error: 'invalid_input' as const,
  fields: [{ field: 'username', error: 'username_taken' }],
})

/**
 * Opens an account and mails the confirmation link. A taken e-mail, phone or identity number gets one common
 * refusal (protection R31), so that nobody learns which of them is registered. A listed or excluded person
 * gets the same refusal, after the same work. A login right after the registration could still reveal the
 * result; the proof of work makes many such tries expensive.
 */
export async function register(
  ctx: HandlerCtx,
  registration: Registration,
): Promise<Result<Registered, Refusal<Code>>> {
  const { input, device } = registration
  // Checked first: a repeat whose first answer was lost needs no new proof of work and does not count again.
  const before = await answered<Registered>(ctx, registration, null)
  if (before) return before
  const fields = brokenRules(ctx, input)
  if (fields.length > 0) return err({ error: 'invalid_input', fields })
  const strong = await checkNewPassword(ctx, input.password)
  if (!strong.ok) return strong
  const proof = await proofOf(ctx, registration)
  if (!proof.ok) return proof
  // Usernames are public: a taken one is refused before the hash and before the register is asked.
  if (await findByUsername(ctx.database.db, foldUsername(input.username))) return USERNAME_TAKEN
  const stopped = await stopOf(ctx, input, device)
  if (stopped === 'excluded' || stopped === 'unavailable') return err({ error: stopped })
  const passwordHash = await ctx.hasher.hash(input.password, registration.address)
  if (!passwordHash.ok) return err({ error: passwordHash.error })
  const player: NewPlayer = {
    ...input,
    passwordHash: passwordHash.value,
    language: registration.lang,
    rid: 10,
  }
  return effect<Registered, Refusal<Code>>(ctx, registration, null, async (tx) => {
    // The proof is used up even if the account is refused. Otherwise one proof could test many addresses.
    if (proof.value && !(await useProof(tx, proof.value))) return proofRequired(ctx, registration.address)
    return stopped === null
      ? open(tx, ctx, player, device)
      : err(refusalOf(await conflictOf(tx, player.username)))
  })
}

/**
 * Returns the reason why compliance refuses this person, or null. It is `listed` for somebody who shares an
 * identity number, or a proven address or phone, with a player who is kept out. The same holds for an
 * unproven address or phone together with the birth date.
 */
async function stopOf(ctx: HandlerCtx, input: RegisterInput, device: string) {
  const { identityNumber, birthDate } = input
  const admitted = await ctx.protection.admitRegistration({ identityNumber, birthDate, device })
  if (!admitted.ok) return admitted.error
  const others = await claimantsOf(ctx.database.db, { ...claimsOf(ctx, input), birthDate })
  return (await ctx.protection.anyExcluded(others)) ? 'listed' : null
}

/** Checks the rules that need the server's day, its offers, or a list that stays on the server. */
function brokenRules(ctx: HandlerCtx, input: RegisterInput): FieldError[] {
  const fields: FieldError[] = []
  const today = istanbulDay(ctx.clock.nowMs())
  if (ageOn(input.birthDate, today) < ADULT_AGE) fields.push({ field: 'birthDate', error: 'under_age' })
  if (DISPOSABLE_DOMAINS.has(input.email.slice(input.email.lastIndexOf('@') + 1))) {
    fields.push({ field: 'email', error: 'email_disposable' })
  }
  const promo = input.promoCode === undefined ? null : ctx.promoCodes.check(input.promoCode)
  if (promo !== null) fields.push({ field: 'promoCode', error: promo })
  return fields
}

async function proofOf(
  ctx: IdentityCtx,
  { input, address }: Registration,
): Promise<Result<SolvedProof | null, Refusal<'proof_required'>>> {
  const count = await ctx.attempts.countRegistration(address, DAY_MS)
  if (count <= (ctx.config.registrationsFree ?? REGISTRATIONS_FREE)) return ok(null)
  const proof = input.proof === undefined ? null : await ctx.proofOfWork.check(input.proof, taskOf(address))
  return proof ? ok(proof) : proofRequired(ctx, address)
}

async function proofRequired(
  ctx: IdentityCtx,
  address: string,
): Promise<Result<never, Refusal<'proof_required'>>> {
  return err({ error: 'proof_required', data: await ctx.proofOfWork.challenge(taskOf(address)) })
}

function taskOf(address: string): ProofTask {
  return { action: 'register', address, level: 1 }
}

async function open(
  tx: Tx,
  ctx: HandlerCtx,
  player: NewPlayer,
  device: string,
): Promise<Result<Registered, Refusal<'already_registered'>>> {
  const inserted = await insertPlayer(tx, ctx, player)
  if (!inserted.ok) return err(refusalOf(inserted.error))
  const at = new Date(ctx.clock.nowMs())
  await noteRegistration(tx, { playerId: inserted.value, deviceHash: sha256(device), at })
  if (player.promoCode !== undefined) {
    await ctx.promoCodes.attach(tx, inserted.value, player.promoCode)
  }
  await mailConfirmation(tx, ctx, { ...player, id: inserted.value })
  return ok({ uid: inserted.value, confirm: 'email' })
}

function refusalOf(error: 'username_taken' | 'already_registered'): Refusal<'already_registered'> {
  return error === 'username_taken' ? USERNAME_TAKEN.error : { error }
}
