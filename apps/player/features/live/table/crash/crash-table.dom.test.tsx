import { en } from '@poyraz/text/tables/en'
import { tr } from '@poyraz/text/tables/tr'
import { useQuery } from '@tanstack/react-query'
import { act, cleanup, screen, within } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { TextsBeyond } from '../../../../shared/i18n/texts-beyond.tsx'
import {
  connectionLost,
  connectionRestored,
  NEVER_LOST,
  useConnection,
} from '../../../../shared/live/connection.ts'
import { useSession } from '../../../../shared/session/session-store.ts'
import { tableQuery, useTableStates } from '../../../../shared/tables/table-states.ts'
import { answer, callsOf, fakeServer } from '../../../../testing/fake-server.ts'
import { show } from '../../../../testing/show.tsx'
import type { LiveTableView } from '../use-table.ts'
import { CrashTable } from './crash-table.tsx'

const [ROUND, NEXT] = ['01997000-0000-7000-8000-000000000000', '01997000-0000-7000-8000-000000000001']
const TEXTS = { tr, en } as const
const OWN = {
  betID: 'B',
  spot: 'kite-1',
  stake: 5000,
  target: null,
  limit: 10_000_000,
  paid: null,
  win: null,
}
const seatOf = (flight: object) => ({ roundID: ROUND, spots: [], staked: 5000, flights: [flight] })

/** The player's kite flies, for five seconds by now. */
function flying(own: object = OWN): LiveTableView {
  const now = Date.now()
  const flight = { startsAt: now - 5000, count: 1, cashed: 0, bets: [] }
  const state = {
    tableID: 131,
    roundID: ROUND,
    number: 7,
    phase: 'drawing',
    at: now,
    endsAt: now + 200_000,
    flight,
  }
  const table = { tableID: 131, name: 'Boğaz', minBet: 100, maxBet: 250_000, own: seatOf(own), last: null }
  return { table, state: { ...state, outcome: null }, results: ['1.97'] } as unknown as LiveTableView
}

/** The next round takes bets. The kite of the player was lost, or cashed out. */
function next(end: object): LiveTableView {
  const { table, state, results } = flying()
  const later = {
    roundID: NEXT,
    number: 8,
    phase: 'betting',
    at: Date.now() + 1000,
    endsAt: Date.now() + 9000,
  }
  const flight = { startsAt: null, count: 0, cashed: 0, bets: [] }
  const last = seatOf({ ...OWN, ...end })
  return {
    table: { ...table, own: null, last },
    state: { ...state, ...later, flight },
    results: ['2.47', ...results],
  } as unknown as LiveTableView
}

fakeServer()
beforeEach(() => {
  useConnection.setState(NEVER_LOST)
  useTableStates.setState({ offsetMs: 0 })
  answer('tables.state', {})
  answer('tables.rounds', () => ({
    result: true,
    message: '',
    code: 200,
    error: null,
    data: [{ roundID: ROUND, label: '2.47' }],
    total: 1,
  }))
})
afterEach(() => {
  cleanup()
  useSession.setState({ profile: null, known: true })
})

/** Shows a table whose view the test replaces. */
async function showTable(view: LiveTableView) {
  let replace: (next: LiveTableView) => void = () => undefined
  function Scene() {
    const [present, setPresent] = useState(view)
    useQuery(tableQuery(131, 'tr'))
    replace = setPresent
    return (
      <TextsBeyond texts={TEXTS}>
        <CrashTable view={present} />
      </TextsBeyond>
    )
  }
  const { user } = await show(<Scene />)
  act(() => useSession.setState({ profile: { username: 'deniz' } as never, known: true }))
  return { user, replace: (later: LiveTableView) => act(() => replace(later)) }
}
const cashOut = () => screen.getByRole('button', { name: /^(Bozdur|Havalanıyor).* 1\. uçurtma$/ }).textContent

it('says that the connection is lost, and promises no amount', async () => {
  await showTable(flying())
  expect(cashOut()).toMatch(/₺\d/)
  act(connectionLost)
  expect(screen.getAllByText('Bağlantı koptu')).toHaveLength(2)
  expect(screen.getByText(/Bahsin sunucuda sürüyor/)).toBeTruthy()
  expect(cashOut()).toContain('Bağlantı koptu')
  expect(cashOut()).not.toContain('₺')
  expect(screen.getByText('bekleniyor')).toBeTruthy()
})

it.each([
  ['a lost one', { paid: 0, win: 0 }, /^1\. uçurtma: ₺50,00 kaybettin/],
  ['a cashed out one', { paid: 150, win: 7500 }, /^1\. uçurtma: 1,50× katta bozduruldu, kazancın ₺75,00/],
])('shows the end of the missed round and of the own bet, %s', async (_, end, text) => {
  const { user, replace } = await showTable(flying())
  act(connectionLost)
  expect(screen.queryByText(/Bağlantın yokken/)).toBeNull()
  act(connectionRestored)
  replace(next(end))
  const missed = within(
    (await screen.findByText(/Bağlantın yokken biten turun/)).closest('section') as HTMLElement,
  )
  expect(await missed.findByText('İp 2,47× katta koptu.')).toBeTruthy()
  expect(missed.getByRole('listitem').textContent).toMatch(text)
  expect(screen.queryByText('Son turunda:')).toBeNull()
  await user.click(missed.getByRole('button', { name: 'Bildirimi kapat' }))
  expect(screen.queryByText(/Bağlantın yokken/)).toBeNull()
  expect(screen.getByText('Son turunda:')).toBeTruthy()
})

it('does not call a reached target paid, and asks the server for it', async () => {
  await showTable(flying({ ...OWN, target: 110, limit: 110 }))
  expect(screen.queryByText(/katta bozduruldu/)).toBeNull()
  expect(cashOut()).toContain('₺55,00')
  const before = callsOf('tables.state').length
  await expect.poll(() => callsOf('tables.state').length).toBeGreaterThan(before)
})

it('says nothing about a round that ended on the screen', async () => {
  const { replace } = await showTable(flying())
  replace(next({ paid: 0, win: 0 }))
  act(connectionLost)
  act(connectionRestored)
  expect(screen.queryByText(/Bağlantın yokken/)).toBeNull()
})
