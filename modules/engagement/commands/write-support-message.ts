import { type Language, type Refusal, SUPPORT_DAILY_MAX, supportWrite } from '@poyraz/contract'
import { effect, type Tx } from '@poyraz/db'
import { DAY_MS, err, ok, type Result, shortCode, uuidv7 } from '@poyraz/kernel'
import {
  countOpenOfVisitors,
  countSupportMessages,
  insertSupportMessage,
  lockSupport,
  nextSupportNumber,
} from '../store/support-messages.ts'
import type { SolvedProof, SupportDeps } from '../support.ts'

/** Visitors' messages that may wait for an answer, of all addresses together. */
export const OPEN_OF_VISITORS_MAX = 1000

export type NewSupportMessage = {
  readonly playerId: string | null
  readonly email?: string | undefined
  readonly subject: string
  readonly text: string
  readonly related?: string | undefined
  readonly proof?: string | undefined
  readonly lang: Language
  readonly address: string
  readonly key: string | null
  readonly inputHash: string
}

type Code = 'proof_required' | 'message_limit' | 'unavailable'
type Written = { readonly reference: string }

/** Stores a message for staff, once per key. A visitor's message costs a proof of work (C06). */
export function writeSupportMessage(deps: SupportDeps, message: NewSupportMessage) {
  const { key, inputHash } = message
  const write = { procedure: supportWrite, playerId: message.playerId ?? 'visitor', key, inputHash }
  return effect<Written, Refusal<Code>>(deps.database.db, write, (tx) => add(tx, deps, message))
}

/** Checks in the order of their cost. Nothing is written before the last refusal. */
async function add(
  tx: Tx,
  deps: SupportDeps,
  message: NewSupportMessage,
): Promise<Result<Written, Refusal<Code>>> {
  const { playerId, address } = message
  const proof = playerId === null ? await proofOf(deps, message) : ok(null)
  if (!proof.ok) return proof
  const origin = playerId === null ? { address } : { playerId }
  await lockSupport(tx, origin)
  const since = new Date(deps.clock.nowMs() - DAY_MS)
  if ((await countSupportMessages(tx, origin, since)) >= SUPPORT_DAILY_MAX)
    return err({ error: 'message_limit' })
  if (playerId === null && (await countOpenOfVisitors(tx, OPEN_OF_VISITORS_MAX)) >= OPEN_OF_VISITORS_MAX)
    return err({ error: 'unavailable' })
  if (proof.value && !(await deps.proofOfWork.use(tx, proof.value))) return proofRequired(deps, address)
  return ok({ reference: await insert(tx, deps, message) })
}

async function insert(tx: Tx, deps: SupportDeps, message: NewSupportMessage): Promise<string> {
  const { playerId, lang, subject, text, related = null, email = null, address } = message
  const reference = `M-${shortCode(await nextSupportNumber(tx))}`
  const nowMs = deps.clock.nowMs()
  const written = { id: uuidv7(nowMs), reference, lang, subject, body: text, related }
  const from = playerId === null ? { playerId, email, address } : { playerId, email: null, address: null }
  await insertSupportMessage(tx, { ...written, ...from, createdAt: new Date(nowMs) })
  return reference
}

/** Checks that a visitor left an address for the answer, and solved a proof. */
async function proofOf(
  deps: SupportDeps,
  { email, proof, address }: NewSupportMessage,
): Promise<Result<SolvedProof, Refusal<Code>>> {
  if (email === undefined)
    return err({ error: 'invalid_input', fields: [{ field: 'email', error: 'required' }] })
  const solved = proof === undefined ? null : await deps.proofOfWork.check(proof, taskOf(address))
  return solved ? ok(solved) : proofRequired(deps, address)
}

async function proofRequired(
  { proofOfWork }: SupportDeps,
  address: string,
): Promise<Result<never, Refusal<'proof_required'>>> {
  return err({ error: 'proof_required', data: await proofOfWork.challenge(taskOf(address)) })
}

function taskOf(address: string) {
  return { action: 'support', address, level: 1 } as const
}
