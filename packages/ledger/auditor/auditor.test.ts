import { describe, expect, it } from 'vitest'
import { auditHistory } from './audit-history.ts'
import { auditRows } from './audit-rows.ts'
import type { Answer, Intent } from './history.ts'
import type { AccountRow, HoldRow, TransferRow } from './rows.ts'

const HASH = 'aa'

/** P deposits 100, bets 30 and wins 50, reverses that, and holds 40 of which 25 are paid out. */
const JOURNAL = `
  d 1 post      house:bank>cash=100  -   100 -
  b 1 post      cash>house:game=30   70  -   -
  b 2 post      house:game>cash=50   -   120 -
  v 1 reverse   cash>house:game=50   70  -   b
  v 2 reverse   house:game>cash=30   -   100 b
  h 1 hold      cash>held=40         60  40  -
  e 1 post_hold held>house:bank=25   15  -   h
  e 2 post_hold held>cash=15         0   75  h
`
const ASKED = `
  d post      house:bank>cash=100                    -  100
  b post      cash>house:game=30,house:game>cash=50  -  120
  v reverse   -                                      b  100
  h hold      cash>held=40                           -  60
  e post_hold held>house:bank=25                     h  0
`

type World = {
  rows: { transfers: TransferRow[]; accounts: AccountRow[]; holds: HoldRow[] }
  intents: Intent[]
  answers: Map<number, Answer>
}

const cells = (table: string) =>
  table
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
const orNull = (cell = '-') => (cell === '-' ? null : cell)
function legOf(text: string) {
  const [debit = '', credit = '', amount = ''] = text.split(/[>=]/)
  return { debit, credit, amount }
}

function sound(): World {
  const transfers = cells(JOURNAL).map(
    ([key = '', leg, kind = '', text = '', debit, credit, link], index) => ({
      ...legOf(text),
      owner: 'P',
      key,
      kind,
      leg: Number(leg),
      at: key,
      seq: String(index),
      input_hash: leg === '1' ? HASH : null,
      debit_after: orNull(debit),
      credit_after: orNull(credit),
      link: orNull(link),
    }),
  )
  const intents = cells(ASKED).map(([key = '', kind = '', legs = '', link], id) => ({
    id,
    kind: kind as Intent['kind'],
    owner: 'P',
    key,
    inputHash: HASH,
    legs: legs === '-' ? [] : legs.split(',').map(legOf),
    link: orNull(link),
  }))
  const answers = cells(ASKED).map(([, , , , balanceAfter = ''], id): [number, Answer] => [
    id,
    { id, outcome: 'done', status: 'created', balanceAfter },
  ])
  const accounts = [
    { owner: 'P', code: 'cash', balance: '75' },
    { owner: 'P', code: 'held', balance: '0' },
  ]
  const holds = [{ owner: 'P', key: 'h', amount: '40', source: 'cash', state: 'posted' }]
  return { rows: { transfers, accounts, holds }, intents, answers: new Map(answers) }
}

function faultsAfter(change: (world: World) => void): string[] {
  const world = sound()
  change(world)
  return [...auditRows(world.rows), ...auditHistory(world, world.rows)]
}

function edit<T>(list: T[], index: number, change: Partial<T>): void {
  list[index] = { ...(list[index] as T), ...change }
}

/** The simulator and the crash test depend on this auditor, so each kind of fault is planted once. */
describe('the auditor', () => {
  it('finds no fault in a correct history', () => {
    expect(faultsAfter(() => {})).toEqual([])
  })

  it.each<[string, string, (world: World) => void]>([
    ['a lost write', 'P/e was acknowledged and is lost', ({ rows }) => rows.transfers.splice(6, 2)],
    ['a lost end of a hold', 'P/h is posted without its end', ({ rows }) => rows.transfers.splice(6, 2)],
    ['a lost leg', 'P/b was not mirrored', ({ rows }) => rows.transfers.splice(4, 1)],
    ['a lost first leg', 'P/b is not one whole transaction', ({ rows }) => rows.transfers.splice(1, 1)],
    [
      'a stored balance',
      'P/cash had 70 after b, stored was 71',
      ({ rows }) => edit(rows.transfers, 1, { debit_after: '71' }),
    ],
    [
      'an edited balance',
      'P/cash has 76, not what was moved',
      ({ rows }) => edit(rows.accounts, 0, { balance: '76' }),
    ],
    [
      'money from nowhere',
      'money is not conserved: players 76, house -75',
      ({ rows }) => edit(rows.accounts, 0, { balance: '76' }),
    ],
    [
      'an overdraft',
      'P/cash was below zero after b',
      ({ rows }) => edit(rows.transfers, 1, { amount: '130', debit_after: '-30' }),
    ],
    ['a negative amount', 'P/d moves -100', ({ rows }) => edit(rows.transfers, 0, { amount: '-100' })],
    ['a missing account', 'P/held has entries and no row', ({ rows }) => rows.accounts.pop()],
    [
      'a hold that ended twice',
      'P/h ended 2 times',
      ({ rows }) => edit(rows.transfers, 0, { kind: 'release', link: 'h' }),
    ],
    [
      'a hold that ended short',
      'P/h of 41 ended with 40',
      ({ rows }) => edit(rows.holds, 0, { amount: '41' }),
    ],
    ['an open hold without money', 'P holds 0', ({ rows }) => edit(rows.holds, 0, { state: 'open' })],
    [
      'a second reversal',
      'P/b was reversed twice',
      ({ rows }) => edit(rows.transfers, 0, { kind: 'reverse', link: 'b' }),
    ],
    [
      'a refused write that is stored',
      'P/d was refused and is stored',
      ({ answers }) =>
        answers.set(0, { id: 0, outcome: 'refused', status: 'insufficient_funds', isThrown: false }),
    ],
    ['what nobody asked for', 'P/d is stored and nobody asked for it', ({ intents }) => intents.splice(0, 1)],
    [
      'another input under the key',
      'P/d is stored with an input nobody sent',
      ({ rows }) => edit(rows.transfers, 0, { input_hash: 'bb' }),
    ],
    [
      'another leg than asked',
      'P/d is house:bank>cash=100, asked was house:bank>cash=99',
      ({ intents }) => edit(intents, 0, { legs: [legOf('house:bank>cash=99')] }),
    ],
    [
      'another balance than the reply',
      'P/d was answered with 101, not 100',
      ({ answers }) => answers.set(0, { id: 0, outcome: 'done', status: 'created', balanceAfter: '101' }),
    ],
  ])('names %s', (_, fault, change) => {
    expect(faultsAfter(change)).toContain(fault)
  })

  it('accepts an unknown write whether it is stored or not', () => {
    expect(faultsAfter(({ answers }) => answers.set(4, { id: 4, outcome: 'unknown' }))).toEqual([])
    const never = faultsAfter(({ rows, answers }) => {
      answers.set(4, { id: 4, outcome: 'unknown' })
      rows.transfers.splice(6, 2)
      edit(rows.holds, 0, { state: 'open' })
      edit(rows.accounts, 0, { balance: '60' })
      edit(rows.accounts, 1, { balance: '40' })
    })
    expect(never).toEqual([])
  })
})
