import { en } from '@poyraz/text/tables/en'
import { tr } from '@poyraz/text/tables/tr'
import { act, cleanup } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { create } from 'zustand'
import { TextsBeyond } from '../../../shared/i18n/texts-beyond.tsx'
import {
  connectionLost,
  connectionRestored,
  NEVER_LOST,
  useConnection,
} from '../../../shared/live/connection.ts'
import { useNotices } from '../../../shared/notices/notices.ts'
import { answer, callsOf, fakeServer } from '../../../testing/fake-server.ts'
import { show } from '../../../testing/show.tsx'
import { useMissedOwn } from './use-missed-own.ts'
import type { LiveTableView } from './use-table.ts'

const [ROUND, NEXT] = ['01997000-0000-7000-8000-000000000000', '01997000-0000-7000-8000-000000000001']
const TEXTS = { tr, en } as const

const viewOf = (roundID: string, phase: string, last: string | null) =>
  ({
    table: { tableID: 101, game: 'roulette', last: last && { roundID: last } },
    state: { roundID, phase },
    results: [],
  }) as unknown as LiveTableView

fakeServer()
beforeEach(() => {
  useConnection.setState(NEVER_LOST)
  useNotices.setState({ notices: [] })
  answer('tables.rounds', () => ({
    result: true,
    message: '',
    code: 200,
    error: null,
    data: [{ roundID: ROUND, number: 7, label: '17', staked: 5000, win: 18_000 }],
    total: 1,
  }))
})
afterEach(cleanup)

const useView = create<{ readonly view: LiveTableView | null }>(() => ({ view: null }))

function Watcher({ view }: { readonly view: LiveTableView }) {
  useMissedOwn(view, ({ number, staked, win }) => `${number}: ${staked}, ${win}`)
  return null
}

function Scene() {
  const view = useView((state) => state.view)
  return <TextsBeyond texts={TEXTS}>{view && <Watcher view={view} />}</TextsBeyond>
}

async function showTable(view: LiveTableView) {
  useView.setState({ view })
  await show(<Scene />)
  return (later: LiveTableView) => act(() => useView.setState({ view: later }))
}
const texts = () => useNotices.getState().notices.map(({ text }) => text)

it('tells what a round with own chips paid that ended without a connection', async () => {
  const replace = await showTable(viewOf(ROUND, 'drawing', null))
  act(connectionLost)
  act(connectionRestored)
  replace(viewOf(NEXT, 'betting', ROUND))
  await vi.waitFor(() => expect(texts()).toEqual([expect.stringMatching(/^7: ₺50,00, ₺180,00$/)]))
})

it.each([
  ['without own chips in it', viewOf(ROUND, 'drawing', null), null],
  ['whose result was on the page', viewOf(ROUND, 'result', null), ROUND],
])('tells nothing of a round %s', async (_, before, last) => {
  const replace = await showTable(before)
  act(connectionLost)
  act(connectionRestored)
  replace(viewOf(NEXT, 'betting', last))
  expect(texts()).toEqual([])
  expect(callsOf('tables.rounds')).toEqual([])
})
