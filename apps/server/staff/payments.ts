import {
  debtsList,
  debtsSettle,
  depositsList,
  depositsReceipt,
  depositsRefuse,
  depositsShow,
  differencesSettle,
  withdrawalsApprove,
  withdrawalsList,
  withdrawalsRefuse,
  withdrawalsShow,
} from '@poyraz/contract/backoffice'
import type { Kurus, Result } from '@poyraz/kernel'
import { formatMoney } from '@poyraz/text'
import { say } from '../say.ts'
import type { Backoffice, Refused } from './client.ts'
import { explainFlags, marked } from './flags.ts'
import { sayList } from './lists.ts'
import type { Order } from './order.ts'
import { sayRefused } from './refusals.ts'
import { NO_FILE, writePicture } from './write-picture.ts'

const REFUSALS = {
  not_found: 'There is no such payment.',
  state_conflict: 'This payment does not wait for a decision.',
  same_person: 'Somebody else has to approve it, too.',
  kyc_required: "The player's identity was refused, or is not verified for this amount.",
}

export async function withdrawals(backoffice: Backoffice, order: Order): Promise<number | null> {
  const { action, subject, note } = order
  const decision = { paymentID: subject, note }
  switch (action) {
    case 'list':
      return listPayments(await backoffice.call(withdrawalsList, {}))
    case 'show':
      return show(backoffice, withdrawalsShow, order)
    case 'approve':
      return decided(order, await backoffice.call(withdrawalsApprove, decision))
    case 'refuse':
      return decided(order, await backoffice.call(withdrawalsRefuse, decision))
    default:
      return null
  }
}

export async function deposits(backoffice: Backoffice, order: Order): Promise<number | null> {
  const { action, subject, note } = order
  switch (action) {
    case 'list':
      return listPayments(await backoffice.call(depositsList, {}))
    case 'show':
      return show(backoffice, depositsShow, order)
    case 'refuse':
      return decided(order, await backoffice.call(depositsRefuse, { paymentID: subject, note }))
    case 'receipt':
      return receipt(backoffice, order)
    default:
      return null
  }
}

/** Writes the picture of a receipt into a new file. */
async function receipt(backoffice: Backoffice, { subject, to }: Order): Promise<number> {
  if (to === '') return say(NO_FILE, 1)
  const picture = await backoffice.call(depositsReceipt, { paymentID: subject })
  const no = { not_found: 'No receipt was sent for this payment.' }
  return picture.ok ? writePicture(subject, to, picture.value.base64) : sayRefused(picture.error, no)
}

export async function debts(backoffice: Backoffice, order: Order): Promise<number | null> {
  const { action, subject, note } = order
  if (action === 'settle')
    return decided(order, await backoffice.call(debtsSettle, { paymentID: subject, note }))
  if (action !== 'list') return null
  return sayList(
    await backoffice.call(debtsList, {}),
    ({ paymentID, owed, since, name }) => `${paymentID}  ${formatMoney(owed, 'tr')}  ${since}  ${name}`,
    ({ length }, total) =>
      say(length < total ? `The newest ${length} of ${total} debts.` : `${total} debts.`),
  )
}

/** Settles a difference that `npm run reconcile` found, by the provider's reference. */
export async function differences(backoffice: Backoffice, order: Order): Promise<number | null> {
  const { action, subject, note } = order
  if (action !== 'settle') return null
  const settled = await backoffice.call(differencesSettle, { subject, note })
  if (settled.ok) return say(`${subject} is ${settled.value.state}.`)
  return sayRefused(settled.error, {
    ...REFUSALS,
    not_found: 'There is no such payment, and no event of this id that waits.',
    state_conflict: 'The payment changed meanwhile. Try again.',
  })
}

type Payment = {
  readonly id: string
  readonly name: string
  readonly amount: Kurus
  readonly received: Kurus | null
  readonly state: string
  readonly createdAt: string
  readonly account: string
  readonly flags: readonly string[]
}

function listPayments(
  listed: Result<{ readonly items: readonly Payment[]; readonly total: number }, Refused>,
): number {
  return sayList(listed, paymentLine, (items, total) => {
    explainFlags(items.flatMap(({ flags }) => flags))
    return say(items.length < total ? `The oldest ${items.length} of ${total} wait.` : `${total} wait.`)
  })
}

function paymentLine(payment: Payment): string {
  const { id, name, amount, received, state, createdAt, account, flags } = payment
  const paid = received === null || received === amount ? '' : ` (paid: ${formatMoney(received, 'tr')})`
  return `${id}  ${formatMoney(amount, 'tr')}${paid}  ${state}  ${createdAt}  ${name}  ${account}${marked(flags)}`
}

/** Prints one payment with the full account number. */
async function show(
  backoffice: Backoffice,
  procedure: typeof withdrawalsShow | typeof depositsShow,
  { subject }: Order,
): Promise<number> {
  const found = await backoffice.call<typeof withdrawalsShow>(procedure as never, { paymentID: subject })
  if (!found.ok) return sayRefused(found.error, REFUSALS)
  say(paymentLine(found.value))
  explainFlags(found.value.flags)
  const { details, steps } = found.value
  for (const [field, value] of Object.entries(details)) say(`  ${field}: ${value}`)
  for (const { at, actor, state, note } of steps) {
    say(`  ${at}  ${actor}  ${state}${note === '' ? '' : `  ${note}`}`)
  }
  return say(`${steps.length} steps.`)
}

function decided({ subject }: Order, done: Result<{ readonly state: string }, Refused>): number {
  return done.ok ? say(`${subject} is ${done.value.state}.`) : sayRefused(done.error, REFUSALS)
}
