import { parseArgs } from 'node:util'
import type { Decision, DecisionRefusal } from '@poyraz/cashier'
import { kurus, type Result } from '@poyraz/kernel'
import { formatMoney, parseMoney } from '@poyraz/text'
import { runCommand, say } from './command.ts'
import type { Context } from './context.ts'
import { decideBonusRequest, listBonusRequests } from './staff-bonuses.ts'

const USAGE = `usage: npm run staff -- withdrawals list
       npm run staff -- withdrawals approve ID --as NAME [--note TEXT]
       npm run staff -- withdrawals refuse ID --as NAME --note TEXT
       npm run staff -- deposits list
       npm run staff -- deposits refuse ID --as NAME --note TEXT
       npm run staff -- cards issue LIRA
       npm run staff -- bonuses list
       npm run staff -- bonuses approve ID LIRA --as NAME [--note TEXT]
       npm run staff -- bonuses refuse ID --as NAME --note TEXT`

const REFUSALS = {
  not_found: 'There is no such payment.',
  state_conflict: 'This payment does not wait for a decision.',
  same_person: 'Somebody else has to approve it, too.',
  note_required: 'Say why, with --note.',
  staff_name: 'Say who you are, with --as NAME (small letters, digits, dots).',
} as const

const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

process.exitCode = await main(process.argv.slice(2))

/** `npm run staff`: what people of the house decide until the back office stands; returns the exit code. */
async function main(args: string[]): Promise<number> {
  const options = { as: { type: 'string' }, note: { type: 'string' } } as const
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true, strict: false })
  const [area, action, subject = '', lira = ''] = positionals
  const decision = { paymentId: subject, staff: String(values.as ?? ''), note: String(values.note ?? '') }
  switch (`${area} ${action}`) {
    case 'withdrawals list':
      return runCommand(async (context) => list(context, await context.cashier.pendingWithdrawals()))
    case 'deposits list':
      return runCommand(async (context) => list(context, await context.cashier.parkedDeposits()))
    case 'withdrawals approve':
    case 'withdrawals refuse':
      if (!ID.test(subject)) return say(REFUSALS.not_found, 1)
      return runCommand(({ cashier }) =>
        decide(decision, action === 'approve' ? cashier.approveWithdrawal : cashier.refuseWithdrawal),
      )
    case 'deposits refuse':
      if (!ID.test(subject)) return say(REFUSALS.not_found, 1)
      return runCommand(({ cashier }) => decide(decision, cashier.refuseDeposit))
    case 'cards issue':
      return issueCard(subject)
    case 'bonuses list':
      return runCommand(listBonusRequests)
    case 'bonuses approve':
    case 'bonuses refuse': {
      const { staff, note } = decision
      const given = action === 'approve' ? lira : null
      return runCommand((context) =>
        decideBonusRequest(context, { requestId: subject, staff, note, lira: given }),
      )
    }
    default:
      return say(USAGE, 1)
  }
}

type Waiting = Awaited<ReturnType<Context['cashier']['pendingWithdrawals']>>

async function list({ identity }: Context, waiting: Waiting): Promise<number> {
  for (const { id, playerId, amount, state, createdAt, account, flags } of waiting) {
    const name = await identity.nameOf(playerId)
    const marks = flags.length > 0 ? `  ! ${flags.join(', ')}` : ''
    const sum = formatMoney(amount, 'tr')
    say(`${id}  ${sum}  ${state}  ${createdAt.toISOString()}  ${name}  ${account}${marks}`)
  }
  return say(`${waiting.length} wait.`)
}

async function decide(
  decision: Decision,
  by: (decision: Decision) => Promise<Result<string, DecisionRefusal>>,
): Promise<number> {
  const decided = await by(decision)
  return decided.ok ? say(`${decision.paymentId} is ${decided.value}.`) : say(REFUSALS[decided.error], 1)
}

async function issueCard(lira: string): Promise<number> {
  const amount = parseMoney(lira, 'tr')
  if (!amount.ok || amount.value <= 0n) return say(USAGE, 1)
  return runCommand(async ({ cashier }) => {
    const { code, pin } = await cashier.issueCard(kurus(amount.value))
    return say(`${code}  PIN ${pin}  ${formatMoney(amount.value, 'tr')}`)
  })
}
