import { DOCUMENT_REASONS } from '@poyraz/contract'
import {
  documentsApprove,
  documentsList,
  documentsRefuse,
  documentsRelease,
  documentsReleases,
  documentsShow,
} from '@poyraz/contract/backoffice'
import { say } from '../say.ts'
import type { Backoffice } from './client.ts'
import type { Order } from './order.ts'
import { sayRefused } from './refusals.ts'
import { NO_FILE, writePicture } from './write-picture.ts'

const REFUSALS = {
  not_found: 'There is no such document, or no documents of this player wait.',
  not_viewed: 'Look at each of the documents first, with documents show.',
  number_taken: 'An account has proven this identity number already.',
  same_person: 'Somebody else has to release it.',
  reason: `Say which reason the player reads: ${DOCUMENT_REASONS.join(', ')}.`,
}

export async function documents(backoffice: Backoffice, order: Order): Promise<number | null> {
  switch (order.action) {
    case 'list':
      return list(backoffice)
    case 'show':
      return show(backoffice, order)
    case 'approve':
      return approve(backoffice, order)
    case 'refuse':
      return refuse(backoffice, order)
    case 'release':
      return release(backoffice, order)
    default:
      return null
  }
}

/**
 * Releases an identity number that a stranger registered with, for its owner, whose documents were checked
 * elsewhere. If an account with the number is barred from play, two people compare its name with the
 * documents.
 */
async function release(backoffice: Backoffice, order: Order): Promise<number | null> {
  const { subject: identityNumber, detail, note } = order
  if (identityNumber === '') return null
  const country = detail === '' ? 'TR' : detail
  const released = await backoffice.call(documentsRelease, { identityNumber, country, note })
  if (!released.ok)
    return sayRefused(released.error, { ...REFUSALS, not_found: 'No account holds this number.' })
  const { state, accounts } = released.value
  for (const { playerID, name, birthDate } of accounts) say(`${playerID}  ${name}  ${birthDate}`)
  if (state === 'released') return say('Held no more by these accounts.')
  return say('Kept from playing: compare with the documents. Released once somebody else says the same.')
}

async function list(backoffice: Backoffice): Promise<number> {
  const waiting = await backoffice.call(documentsList, {})
  if (!waiting.ok) return sayRefused(waiting.error)
  const { items: players, total } = waiting.value
  for (const { playerID, name, submittedAt, pictures } of players) {
    say(`${playerID}  ${submittedAt}  ${name}`)
    for (const { id, kind } of pictures) say(`  ${id}  ${kind}`)
  }
  const releases = await backoffice.call(documentsReleases, {})
  if (!releases.ok) return sayRefused(releases.error)
  for (const { playerID, at, name, by, reason } of releases.value.items) {
    say(`${playerID}  ${at}  ${name}  number to be released, asked by ${by}: ${reason}`)
  }
  const isCut = players.length < total
  return say(isCut ? `The oldest ${players.length} of ${total} players wait.` : `${total} players wait.`)
}

/** Writes the re-encoded picture to a file. */
async function show(backoffice: Backoffice, { subject, to }: Order): Promise<number> {
  if (to === '') return say(NO_FILE, 1)
  const picture = await backoffice.call(documentsShow, { documentID: subject })
  return picture.ok ? writePicture(subject, to, picture.value.base64) : sayRefused(picture.error, REFUSALS)
}

async function approve(backoffice: Backoffice, { subject, note }: Order): Promise<number> {
  const decided = await backoffice.call(documentsApprove, { playerID: subject, note })
  return decided.ok ? say(`The identity of ${subject} is verified.`) : sayRefused(decided.error, REFUSALS)
}

async function refuse(backoffice: Backoffice, { subject, detail, note }: Order): Promise<number> {
  const reason = DOCUMENT_REASONS.find((one) => one === detail)
  if (!reason) return say(REFUSALS.reason, 1)
  const decided = await backoffice.call(documentsRefuse, { playerID: subject, reason, note })
  return decided.ok ? say(`The identity of ${subject} is refused.`) : sayRefused(decided.error, REFUSALS)
}
