import { randomUUID } from 'node:crypto'
import { CASE_PATTERNS } from '@poyraz/compliance'
import { bonusClaim, rgSelfExclude, userStepUp } from '@poyraz/contract'
import { kurus } from '@poyraz/kernel'
import { BONUS_FLAGS, DISPUTED_REWARD } from '@poyraz/promotions'
import { newcomer } from '@poyraz/testkit'
import {
  createStaffDesk,
  register,
  type StaffDesk,
  startTestServer,
  type TestServer,
} from '@poyraz/testkit/server'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { bonuses } from './bonuses.ts'
import { cases } from './cases.ts'
import { FLAG_TEXTS, type RiskFlag } from './flags.ts'
import { withdrawals } from './payments.ts'

let server: TestServer
let desk: StaffDesk

beforeAll(async () => {
  server = await startTestServer()
  desk = createStaffDesk(server)
})
afterAll(() => server.close())

const pool = () => server.context.database.pool

/** Returns the output of `npm run staff -- AREA ACTION`. */
async function shown(area: typeof cases, action = 'list', subject = ''): Promise<string> {
  const backoffice = await desk.client('ayse')
  let text = ''
  const write = vi.spyOn(process.stdout, 'write').mockImplementation((chunk) => {
    text += String(chunk)
    return true
  })
  try {
    const order = { action, subject, detail: '', note: '', tell: '', to: '', from: '' }
    expect(await area(backoffice, order)).toBe(0)
  } finally {
    write.mockRestore()
  }
  return text
}

async function newId(): Promise<string> {
  const person = { ...newcomer(), country: 'TR', smsOptIn: false, emailOptIn: false, language: 'tr' } as const
  return server.context.identity.ensurePlayer({ ...person, rid: 10 })
}

async function withdrawalOf(playerId: string, flags: readonly string[] = []): Promise<string> {
  const id = randomUUID()
  await pool().query(
    `insert into cashier.payment (id, player_id, direction, method_id, provider, amount, fee, account,
       reference, details, flags, created_at, state, changed_at)
     values ($1::uuid, $2, 2, 113, 'sandbox', 50000, 0, 'TR330006100519786457841326', $1::uuid::text, '{}', $3, now(),
       'requested', now())`,
    [id, playerId, flags],
  )
  return id
}

/** Grants a bonus of ₺1 and returns its id. */
async function grantBonus(
  playerId: string,
  rest: { readonly flags: readonly string[]; readonly based_on: readonly string[] },
): Promise<string> {
  const id = randomUUID()
  const bonus = { id, player_id: playerId, offer_id: 1, period: 'once', kind: 'money', ...rest }
  const terms = {
    amount: 100,
    wagering: 1000,
    weights: {},
    max_stake: 100,
    cash_out_max: 100,
    sticky: false,
  }
  const times = { granted_at: new Date(), expires_at: new Date(Date.now() + 60_000) }
  await pool().query('select promotions.grant_bonus(jsonb_populate_record(null::promotions.bonus, $1))', [
    JSON.stringify({ ...bonus, ...terms, ...times }),
  ])
  return id
}

const lineOf = (text: string, id: string) => text.split('\n').find((line) => line.startsWith(id)) ?? ''
const explained = (text: string, flag: RiskFlag) => text.includes(`! ${flag}: ${FLAG_TEXTS[flag]}`)

describe('flags', () => {
  it('C04: every flag that can be stored has a text, and no other has one', async () => {
    const written = new Set<string>([...CASE_PATTERNS, ...BONUS_FLAGS, DISPUTED_REWARD, 'debt'])
    expect(new Set(Object.keys(FLAG_TEXTS))).toEqual(written)
    const { rows } = await pool().query(
      `select pg_get_constraintdef(oid) as definition from pg_constraint where conname = 'case_pattern_check'`,
    )
    const stored = [...String(rows[0]?.definition).matchAll(/'(\w+)'/g)].map(([, pattern]) => pattern)
    expect(new Set(stored)).toEqual(new Set(CASE_PATTERNS))
  })

  it('C04: are stored only in columns that a list of staff shows', async () => {
    const { rows } = await pool().query(
      `select table_schema || '.' || table_name || '.' || column_name as name
       from information_schema.columns
       where column_name ~ 'flag|risk|review|suspic|mark(?!et)' and table_schema not in ('information_schema')
         and table_schema not like 'pg\\_%' order by 1`,
    )
    expect(rows.map(({ name }) => name)).toEqual(['cashier.payment.flags', 'promotions.bonus.flags'])
  })

  it.each(CASE_PATTERNS)(
    'C04: lists a case of %s, and marks the withdrawals of its player',
    async (pattern) => {
      const playerId = await newId()
      const caseId = randomUUID()
      await pool().query(
        `insert into compliance.case (id, player_id, pattern, found_on, facts)
       values ($1, $2, $3, '2026-11-20', '{}')`,
        [caseId, playerId, pattern],
      )
      const listed = await shown(cases)
      expect(lineOf(listed, caseId)).toContain(pattern)
      expect(explained(listed, pattern)).toBe(true)
      expect(await shown(cases, 'show', caseId)).toContain(FLAG_TEXTS[pattern])
      const id = await withdrawalOf(playerId)
      const marked = await shown(withdrawals)
      expect(lineOf(marked, id)).toContain(`! ${pattern}`)
      expect(explained(marked, pattern)).toBe(true)
    },
  )

  it.each(Object.keys(FLAG_TEXTS))(
    'C04: shows the flag %s in the list and in the view of a withdrawal',
    async (flag) => {
      const id = await withdrawalOf(await newId(), [flag])
      const listed = await shown(withdrawals)
      expect(lineOf(listed, id)).toContain(`! ${flag}`)
      expect(await shown(withdrawals, 'show', id)).toContain(`! ${flag}`)
    },
  )

  it.each(BONUS_FLAGS)('C04: shows %s of a bonus', async (flag) => {
    const id = await grantBonus(await newId(), { flags: [flag], based_on: [] })
    const listed = await shown(bonuses)
    expect(lineOf(listed, id)).toContain(`! ${flag}`)
    expect(explained(listed, flag)).toBe(true)
  })
})

describe('a withdrawal', () => {
  it('C04: is marked while its player keeps released bonus money of a disputed deposit', async () => {
    const playerId = await newId()
    const depositKey = `payment:${randomUUID()}`
    const deposit = { reason: 'deposit', debit: 'house:sandbox', credit: 'cash', amount: kurus(10_000) }
    const posting = { owner: playerId, key: depositKey, inputHash: '0'.repeat(64), legs: [deposit] }
    expect((await server.context.ledger.post(posting)).status).toBe('created')
    const bonus = await grantBonus(playerId, { flags: [], based_on: [depositKey] })
    const split = `row(1, $1, 'fit', 0, 1, 'released', 100, 0, 0, null, null, 0)::promotions.split`
    await pool().query(`select promotions.book_splits(array[${split}], now())`, [bonus])
    const id = await withdrawalOf(playerId)
    expect(lineOf(await shown(withdrawals), id)).not.toContain('disputed_reward')
    // The cash is held, as by a withdrawal.
    const hold = { owner: playerId, key: `withdraw:${id}`, source: 'cash', amount: kurus(10_000) }
    await server.context.ledger.hold({ ...hold, inputHash: '0'.repeat(64), expiresAt: null })
    await pool().query('select promotions.reverse_deposit($1, $2, now())', [playerId, depositKey])
    const listed = await shown(withdrawals)
    expect(lineOf(listed, id)).toContain('disputed_reward')
    expect(explained(listed, 'disputed_reward')).toBe(true)
  })
})

describe('a self-excluded person who registers again', () => {
  it('C04: is admitted without notice, and flagged in cases, bonus and withdrawal', async () => {
    const person = newcomer()
    const left = server.client()
    await register(left, person)
    await left.signIn(person.username, person.password)
    await left.call(userStepUp, { password: person.password })
    const leftId = left.session?.uid ?? ''
    expect((await left.call(rgSelfExclude, { months: 6 })).result).toBe(true)

    const { username, email, phone, identityNumber } = newcomer()
    const again = {
      ...person,
      username,
      email,
      phone,
      identityNumber,
      firstname: person.firstname.toUpperCase(),
    }
    const back = server.client()
    expect((await register(back, again)).result).toBe(true)
    await back.signIn(username, person.password)
    const playerId = back.session?.uid ?? ''
    await pool().query('update identity.player set email_confirmed_at = now() where id = $1', [playerId])
    await server.context.cashier.depositSandbox({ playerId, amount: kurus(100_000), key: 'gift' })
    const claimed = await back.call(bonusClaim, { bonusID: 1 })
    expect(claimed.result, claimed.message).toBe(true)

    expect(lineOf(await shown(bonuses), claimed.data.id)).toContain('! same_person')
    const payment = await withdrawalOf(playerId)
    expect(lineOf(await shown(withdrawals), payment)).toContain('same_person')
    const line = (await shown(cases)).split('\n').find((one) => one.includes(leftId))
    expect(line).toContain(`same_person`)
    expect(line).toContain(`= ${leftId} (same name and address, same name and birth date)`)
  })
})
