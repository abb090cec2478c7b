import { describe, expect, it } from 'vitest'
import { auditRows } from './audit-rows.ts'
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

type World = { transfers: TransferRow[]; accounts: AccountRow[]; holds: HoldRow[] }

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
  const accounts = [
    { owner: 'P', code: 'cash', balance: '75' },
    { owner: 'P', code: 'held', balance: '0' },
  ]
  const holds = [{ owner: 'P', key: 'h', amount: '40', source: 'cash', state: 'posted' }]
  return { transfers, accounts, holds }
}

function faultsAfter(change: (world: World) => void): string[] {
  const world = sound()
  change(world)
  return auditRows(world)
}

function edit<T>(list: T[], index: number, change: Partial<T>): void {
  list[index] = { ...(list[index] as T), ...change }
}

/** The fault runs depend on this auditor, so each kind of fault is planted once. */
describe('the auditor', () => {
  it('finds no fault in a correct history', () => {
    expect(faultsAfter(() => {})).toEqual([])
  })

  it.each<[string, string, (world: World) => void]>([
    ['a lost end of a hold', 'P/h is posted without its end', (rows) => rows.transfers.splice(6, 2)],
    ['a lost leg', 'P/b was not mirrored', (rows) => rows.transfers.splice(4, 1)],
    ['a lost first leg', 'P/b is not one whole transaction', (rows) => rows.transfers.splice(1, 1)],
    [
      'a stored balance',
      'P/cash had 70 after b, stored was 71',
      (rows) => edit(rows.transfers, 1, { debit_after: '71' }),
    ],
    [
      'an edited balance',
      'P/cash has 76, not what was moved',
      (rows) => edit(rows.accounts, 0, { balance: '76' }),
    ],
    [
      'money from nowhere',
      'money is not conserved: players 76, house -75',
      (rows) => edit(rows.accounts, 0, { balance: '76' }),
    ],
    [
      'an overdraft',
      'P/cash was below zero after b',
      (rows) => edit(rows.transfers, 1, { amount: '130', debit_after: '-30' }),
    ],
    ['a negative amount', 'P/d moves -100', (rows) => edit(rows.transfers, 0, { amount: '-100' })],
    ['a missing account', 'P/held has entries and no row', (rows) => rows.accounts.pop()],
    [
      'a hold that ended twice',
      'P/h ended 2 times',
      (rows) => edit(rows.transfers, 0, { kind: 'release', link: 'h' }),
    ],
    ['a hold that ended short', 'P/h of 41 ended with 40', (rows) => edit(rows.holds, 0, { amount: '41' })],
    ['an open hold without money', 'P holds 0', (rows) => edit(rows.holds, 0, { state: 'open' })],
    [
      'a second reversal',
      'P/b was reversed twice',
      (rows) => edit(rows.transfers, 0, { kind: 'reverse', link: 'b' }),
    ],
  ])('names %s', (_, fault, change) => {
    expect(faultsAfter(change)).toContain(fault)
  })
})
