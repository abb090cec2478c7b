import { type Kurus, kurus } from '@poyraz/kernel'
import { formatMoney, parseMoney } from '@poyraz/text'
import type { Context } from '../context.ts'
import { say } from '../say.ts'
import { explainFlags, marked } from './flags.ts'
import { COMMON_REFUSALS, type Order } from './order.ts'
import { showList } from './show-list.ts'

/** Requests shown at once; the next ones come up as these are decided. */
const SHOWN_MAX = 250

const REFUSALS = {
  ...COMMON_REFUSALS,
  note_required: 'Say what the player reads as the reason, with --tell.',
  not_found: 'There is no such request, or it has been decided on.',
  same_person: 'Somebody else has to agree to it.',
  amount_range: 'This is not an amount that the offer gives.',
  not_open: 'The offer is over, or has not begun.',
  email_unconfirmed: 'The player has not confirmed the e-mail address.',
  taken: 'The player took this bonus, or another one for the same deposit, already.',
  active: 'The player has another bonus; it must end first.',
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
} as const

export async function bonuses(context: Context, order: Order): Promise<number | null> {
  const { action, subject: requestId, detail, staff, note, tell } = order
  if (action === 'list') return showList(context, order, 'bonuses', () => listBonusRequests(context))
  if (action !== 'approve' && action !== 'refuse') return null
  return decideBonusRequest(context, {
    requestId,
    staff,
    note,
    tell,
    lira: action === 'approve' ? detail : null,
  })
}

async function listBonusRequests({ promotions, identity }: Context): Promise<number> {
  const { items, total } = await promotions.pendingRequests(SHOWN_MAX)
  for (const { id, playerId, offerId, note, createdAt, marks, proposal } of items) {
    const name = await identity.introduce(playerId)
    const proposed = proposal ? `  ${formatMoney(proposal.amount, 'tr')} proposed by ${proposal.by}` : ''
    const asked = `${id}  offer ${offerId}  ${createdAt.toISOString()}  ${name}  ${JSON.stringify(note)}`
    say(`${asked}${proposed}${marked(marks)}`)
  }
  const given = await listFlaggedBonuses({ promotions, identity })
  explainFlags([...items.flatMap(({ marks }) => marks), ...given])
  return say(`${total} requests wait${total > items.length ? `, the oldest ${items.length} shown` : ''}.`)
}

/** Bonuses that nobody decides about, since they were claimed; answers the flags that stand there. */
async function listFlaggedBonuses({
  promotions,
  identity,
}: Pick<Context, 'promotions' | 'identity'>): Promise<readonly string[]> {
  const { items, total } = await promotions.flaggedBonuses(SHOWN_MAX)
  for (const { id, playerId, offerId, amount, state, grantedAt, flags } of items) {
    const bonus = `${id}  offer ${offerId}  ${formatMoney(amount, 'tr')}  ${state}  ${grantedAt.toISOString()}`
    say(`${bonus}  ${await identity.introduce(playerId)}  given${marked(flags)}`)
  }
  if (total > 0)
    say(`${total} given with flags${total > items.length ? `, the newest ${items.length} shown` : ''}.`)
  return items.flatMap(({ flags }) => flags)
}

type BonusDecision = {
  readonly requestId: string
  readonly staff: string
  readonly note: string
  readonly tell: string
  /** In lira as it is typed in Turkish; null refuses. */
  readonly lira: string | null
}

async function decideBonusRequest(
  { promotions }: Context,
  { requestId, staff, note, tell, lira }: BonusDecision,
): Promise<number> {
  const amount = lira === null ? null : amountOf(lira)
  const decided = await promotions.decide({ requestId, staff, amount, reason: tell, note })
  if (!decided.ok) return say(REFUSALS[decided.error], 1)
  if (amount === null) return say(`${requestId} is refused.`)
  const money = formatMoney(amount, 'tr')
  return decided.value === 'in_review'
    ? say(`${requestId}: ${money} is given once somebody else approves the same.`)
    : say(`${requestId}: ${money} given.`)
}

/** What is no amount is none: no offer gives that. */
function amountOf(lira: string): Kurus {
  const amount = parseMoney(lira, 'tr')
  return amount.ok ? amount.value : kurus(0)
}
