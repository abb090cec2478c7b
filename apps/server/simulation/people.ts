import { randomUUID } from 'node:crypto'
import { financeSaveBankAccount } from '@poyraz/contract'
import { assert, DAY_MS, eachOf } from '@poyraz/kernel'
import type { Context } from '../context.ts'
import { newBook } from './book.ts'
import type { Call } from './caller.ts'
import { createRandom } from './random.ts'
import type { Player } from './world.ts'

/** Players created at the same time. Two passwords are hashed in parallel, and no more than this may wait. */
const AT_ONCE = 32
const FIRST_NUMBER = 1000
const SEED_STEP = 7919
const DAYS_MAX = 400

type Making = { readonly context: Context; readonly call: Call; readonly seed: number }

export async function makePlayers(making: Making, many: number): Promise<readonly Player[]> {
  const players: Player[] = []
  const indexes = Array.from({ length: many }, (_, n) => n)
  await eachOf(indexes, AT_ONCE, async (index) => {
    players[index] = await makePlayer(making, index)
  })
  return players
}

async function makePlayer({ context, call, seed }: Making, index: number): Promise<Player> {
  const name = { firstname: 'Deniz', lastname: `Yıldız${lettersOf(index)}` }
  const identityNumber = tckn(FIRST_NUMBER + index)
  const phone = `+90555${String(FIRST_NUMBER * FIRST_NUMBER + index)}`
  const id = await context.identity.ensurePlayer({
    ...name,
    username: `ay.${FIRST_NUMBER + index}`,
    password: 'Mavi7kedi',
    birthDate: '1990-05-19',
    identityNumber,
    country: 'TR',
    city: 'İzmir',
    address: 'Deniz Sokak 5',
    email: `ay${index}@example.test`,
    phone,
    smsOptIn: false,
    emailOptIn: false,
    language: 'tr',
    rid: 10,
  })
  const sessionId = await openSession(context, id)
  const owner = `${name.firstname} ${name.lastname}`
  const bankAccountId = await openBankAccount(call, { playerId: id, sessionId, owner, index })
  return {
    ...newState(),
    index,
    id,
    sessionId,
    name: owner,
    identityNumber,
    phone,
    bankAccountId,
    random: createRandom(seed * SEED_STEP + index),
  }
}

function newState() {
  return {
    book: newBook(),
    payments: [],
    keys: 0,
    lastPlay: null,
    lastDeposit: 0n,
    sentCode: false,
    sources: new Set<'wallet' | 'crypto'>(),
    excludedUntilMs: 0,
    stakeMax: null,
    depositDayMax: null,
    depositsToday: 0n,
    openedByCard: 0n,
    next: 'anything' as const,
  }
}

/** Inserts a session as after a login, without its second of password hashing. */
async function openSession({ database, clock }: Context, playerId: string): Promise<string> {
  const id = randomUUID()
  const at = new Date(clock.nowMs())
  const endsAt = new Date(at.getTime() + DAYS_MAX * DAY_MS)
  await database.pool.query(
    `insert into identity.session
       (id, player_id, device_hash, state, address, user_agent, created_at, last_input_at, expires_at,
        proved_at)
     values ($1, $2, '', 'full', '127.0.0.1', 'month', $3, $3, $4, $3)`,
    [id, playerId, at, endsAt],
  )
  return id
}

type Holder = {
  readonly playerId: string
  readonly sessionId: string
  readonly owner: string
  readonly index: number
}

async function openBankAccount(call: Call, { playerId, sessionId, owner, index }: Holder): Promise<string> {
  const bban = `009010${String(index).padStart(16, '0')}`
  const check = String(98n - (BigInt(`${bban}292700`) % 97n)).padStart(2, '0')
  const account = { bankID: 1, owner, branchCode: '1', accountNumber: '1', iban: `TR${check}${bban}` }
  const saved = await call(financeSaveBankAccount, account, { playerId, sessionId, key: `bank-${index}` })
  assert(saved.ok, 'a good account is saved')
  return saved.value.bankAccountID
}

/** Returns a Turkish identity number of the test range, with its check digits. */
function tckn(number: number): string {
  const body = String(100_000_000 + number)
  const digits = Array.from(body, Number)
  const sum = (from: number) =>
    digits.reduce((total, digit, index) => (index % 2 === from ? total + digit : total), 0)
  return `${body}${(7 * sum(0) + 9 * sum(1)) % 10}${(8 * sum(0)) % 10}`
}

function lettersOf(index: number): string {
  return Array.from(String(index), (digit) => 'abcdefghij'[Number(digit)]).join('')
}
