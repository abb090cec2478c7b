import { DOCUMENT_REASONS } from '@poyraz/contract'
import type { Context } from '../context.ts'
import { say } from '../say.ts'
import { COMMON_REFUSALS, isId, type Order } from './order.ts'
import { showList } from './show-list.ts'
import { NO_FILE, writePicture } from './write-picture.ts'

const REFUSALS = {
  ...COMMON_REFUSALS,
  not_found: 'There is no such document, or no documents of this player wait.',
  not_viewed: 'Look at each of the documents first, with documents show.',
  number_taken: 'An account has proven this identity number already.',
  same_person: 'Somebody else has to release it.',
  no_holder: 'No account holds this number.',
  reason: `Say which reason the player reads: ${DOCUMENT_REASONS.join(', ')}.`,
} as const

export async function documents(context: Context, order: Order): Promise<number | null> {
  switch (order.action) {
    case 'list':
      return showList(context, order, 'documents', () => list(context))
    case 'show':
      return show(context, order)
    case 'approve':
      return decide(context, order, null)
    case 'refuse': {
      const reason = DOCUMENT_REASONS.find((one) => one === order.detail)
      return reason ? decide(context, order, reason) : say(REFUSALS.reason, 1)
    }
    case 'release':
      return release(context, order)
    default:
      return null
  }
}

/**
 * For the owner of an identity number that a stranger registered with; his documents were seen elsewhere.
 * Where an account with the number is kept from playing, two people compare its name with the documents.
 */
async function release(
  { compliance, identity }: Context,
  { subject, detail, staff, note }: Order,
): Promise<number | null> {
  if (subject === '') return null
  const number = { identityNumber: subject, country: detail === '' ? 'TR' : detail }
  const released = await compliance.staff.releaseNumber({ ...number, note, by: staff })
  if (!released.ok) return say(REFUSALS[released.error === 'not_found' ? 'no_holder' : released.error], 1)
  const { state, playerIds } = released.value
  for (const playerId of playerIds) {
    const [name, { birthDate }] = await Promise.all([
      identity.introduce(playerId),
      identity.personOf(playerId),
    ])
    say(`${playerId}  ${name}  ${birthDate}`)
  }
  if (state === 'released') return say('Held no more by these accounts.')
  return say('Kept from playing: compare with the documents. Released once somebody else says the same.')
}

async function list({ compliance, identity }: Context): Promise<number> {
  const { documents: waiting, total } = await compliance.staff.waitingDocuments()
  const players = Map.groupBy(waiting, (one) => one.playerId)
  for (const [playerId, pictures] of players) {
    const name = await identity.introduce(playerId)
    say(`${playerId}  ${pictures[0]?.submittedAt.toISOString()}  ${name}`)
    for (const { id, kind } of pictures) say(`  ${id}  ${kind}`)
  }
  for (const { playerId, by, reason, at } of await compliance.staff.proposedReleases()) {
    const name = await identity.introduce(playerId)
    say(`${playerId}  ${at.toISOString()}  ${name}  number to be released, asked by ${by}: ${reason}`)
  }
  const isCut = players.size < total
  return say(isCut ? `The oldest ${players.size} of ${total} players wait.` : `${total} players wait.`)
}

/** The picture as it was drawn anew. */
async function show({ compliance }: Context, { subject: id, staff, to }: Order): Promise<number> {
  if (to === '') return say(NO_FILE, 1)
  if (!isId(id)) return say(REFUSALS.not_found, 1)
  const picture = await compliance.staff.viewDocument({ id, by: staff })
  if (!picture.ok) return say(REFUSALS[picture.error], 1)
  return writePicture(id, to, picture.value)
}

async function decide(
  { compliance }: Context,
  { subject: playerId, staff, note }: Order,
  refusedFor: (typeof DOCUMENT_REASONS)[number] | null,
): Promise<number> {
  if (!isId(playerId)) return say(REFUSALS.not_found, 1)
  const decided = await compliance.staff.decideDocuments({ playerId, refusedFor, note, by: staff })
  if (!decided.ok) return say(REFUSALS[decided.error], 1)
  return say(`The identity of ${playerId} is ${refusedFor === null ? 'verified' : 'refused'}.`)
}
