import { bonusesApprove, bonusesFlagged, bonusesList, bonusesRefuse } from '@poyraz/contract/backoffice'
import { formatMoney, parseMoney } from '@poyraz/text'
import { say } from '../say.ts'
import type { Backoffice } from './client.ts'
import { explainFlags, marked } from './flags.ts'
import type { Order } from './order.ts'
import { sayRefused } from './refusals.ts'

const REFUSALS = {
  required: 'Say what the player reads as the reason, with --tell.',
  not_found: 'There is no such request, or it has been decided on.',
  same_person: 'Somebody else has to agree to it.',
  amount_range: 'This is not an amount that the offer gives.',
  not_open: 'The offer is over, or has not begun.',
  email_unconfirmed: 'The player has not confirmed the e-mail address.',
  bonus_taken: 'The player took this bonus, or another one for the same deposit, already.',
  bonus_active: 'The player has another bonus; it must end first.',
  withdrawal_open: 'The player has a pending withdrawal; it must end first.',
  no_deposit: 'No deposit of the player stands.',
  not_first_deposit: 'The offer is for the first deposit.',
  deposit_small: 'The last deposit is too small for the offer.',
  deposit_played: 'The last deposit has been played with.',
  loss_small: 'The player has lost too little for the offer.',
  balance_high: 'The player has too much money left for the offer.',
  round_open: 'The player has a round under way.',
  on_request: 'Nobody but staff gives this offer.',
  account_inactive: 'The account is inactive or dormant.',
  account_closed: 'The account is being closed.',
  excluded: 'The player is excluded or takes a break.',
  jurisdiction: 'The player may not have a bonus where he is.',
  play_stopped: 'The account is closed for play by staff.',
  under_age: 'The player is under age.',
  kyc_required: 'The player is not verified.',
}

export async function bonuses(backoffice: Backoffice, order: Order): Promise<number | null> {
  switch (order.action) {
    case 'list':
      return list(backoffice)
    case 'approve':
      return approve(backoffice, order)
    case 'refuse':
      return refuse(backoffice, order)
    default:
      return null
  }
}

async function list(backoffice: Backoffice): Promise<number> {
  const requests = await backoffice.call(bonusesList, {})
  if (!requests.ok) return sayRefused(requests.error)
  const { items, total } = requests.value
  for (const { id, name, offerID, note, createdAt, marks, proposal } of items) {
    const proposed = proposal ? `  ${formatMoney(proposal.amount, 'tr')} proposed by ${proposal.by}` : ''
    const asked = `${id}  offer ${offerID}  ${createdAt}  ${name}  ${JSON.stringify(note)}`
    say(`${asked}${proposed}${marked(marks)}`)
  }
  const given = await listFlagged(backoffice)
  if (typeof given === 'number') return given
  explainFlags([...items.flatMap(({ marks }) => marks), ...given])
  return say(`${total} requests wait${total > items.length ? `, the oldest ${items.length} shown` : ''}.`)
}

/** Lists flagged bonuses that need no decision, because players claimed them; returns the listed flags. */
async function listFlagged(backoffice: Backoffice): Promise<readonly string[] | number> {
  const flagged = await backoffice.call(bonusesFlagged, {})
  if (!flagged.ok) return sayRefused(flagged.error)
  const { items, total } = flagged.value
  for (const { id, name, offerID, amount, state, grantedAt, flags } of items) {
    const bonus = `${id}  offer ${offerID}  ${formatMoney(amount, 'tr')}  ${state}  ${grantedAt}`
    say(`${bonus}  ${name}  given${marked(flags)}`)
  }
  if (total > 0)
    say(`${total} given with flags${total > items.length ? `, the newest ${items.length} shown` : ''}.`)
  return items.flatMap(({ flags }) => flags)
}

async function approve(backoffice: Backoffice, order: Order): Promise<number> {
  const { subject, detail: lira, tell, note } = order
  const amount = parseMoney(lira, 'tr')
  if (!amount.ok || amount.value < 1n) return say(REFUSALS.amount_range, 1)
  const decision = { requestID: subject, amount: Number(amount.value), reason: tell, note }
  const decided = await backoffice.call(bonusesApprove, decision)
  if (!decided.ok) return sayRefused(decided.error, REFUSALS)
  const money = formatMoney(amount.value, 'tr')
  return decided.value.state === 'in_review'
    ? say(`${subject}: ${money} is given once somebody else approves the same.`)
    : say(`${subject}: ${money} given.`)
}

async function refuse(backoffice: Backoffice, { subject, tell, note }: Order): Promise<number> {
  const decided = await backoffice.call(bonusesRefuse, { requestID: subject, reason: tell, note })
  return decided.ok ? say(`${subject} is refused.`) : sayRefused(decided.error, REFUSALS)
}
