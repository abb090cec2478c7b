import { commitSeatSeed, seatListHash } from '@poyraz/fairness'
import { en } from '@poyraz/text/tables/en'
import { tr } from '@poyraz/text/tables/tr'
import { act, screen } from '@testing-library/react'
import { type ReactNode, useEffect, useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { TextsBeyond } from '../../../../shared/i18n/texts-beyond.tsx'
import type { TableState } from '../../../../shared/tables/table-states.ts'
import { answer, callsOf, fakeServer, refusal } from '../../../../testing/fake-server.ts'
import { expectAccessible, show } from '../../../../testing/show.tsx'
import { findKeptSeed } from './kept-seeds.ts'
import { SeatsCard } from './seats-card.tsx'
import { SeedKeeper } from './seed-keeper.tsx'
import { type SeedChoice, SeedPanel } from './seed-panel.tsx'

fakeServer()
const TEXTS = { tr, en } as const
const HAND = 'table-101-s1-2'
const OTHERS = 'f'.repeat(64)

let setState: (state: Pick<TableState, 'roundID' | 'phase'>) => void

/** The panel of a table whose phase the test changes. */
function Panel() {
  const [choice, choose] = useState<SeedChoice>({ isOn: false, text: '', step: null })
  const [state, set] = useState({ roundID: 'one', phase: 'betting' } as Pick<TableState, 'roundID' | 'phase'>)
  useEffect(() => {
    setState = set
  }, [])
  return (
    <TextsBeyond texts={TEXTS}>
      <SeedPanel choice={choice} onChoose={choose} />
      {choice.isOn && (
        <SeedKeeper
          state={{ tableID: 101, ...state } as TableState}
          text={choice.text}
          onStep={(step) => choose((before) => ({ ...before, step }))}
        />
      )}
    </TextsBeyond>
  )
}

/** Answers like a table that collects seeds for the next round. */
function collect() {
  const commits: string[] = []
  const list = { tableID: 101, roundID: 'one', handID: HAND, opened: 0 }
  answer('tables.seeds', { ...list, isFrozen: false, commits })
  answer('tables.commit_seed', ({ commit }: Record<string, unknown>) => {
    commits.push(OTHERS, String(commit))
    answer('tables.seeds', { ...list, isFrozen: true, commits })
    return { result: true, message: '', code: 200, error: null, data: { handID: HAND, commits, opened: 0 } }
  })
  answer('tables.open_seed', { handID: HAND, commits, opened: 2 })
  return commits
}

const turnOn = async () => {
  const { user } = await show(<Panel />, 'tr')
  await user.type(screen.getByRole('textbox'), 'şans 7')
  await user.click(screen.getByRole('checkbox'))
}

describe('an own seed', () => {
  it('is committed while bets are open, and opened after a look at the frozen list', async () => {
    const commits = collect()
    await turnOn()
    await screen.findByText('Taahhüdün listede. Listede 2 tohum var.')
    expect(callsOf('tables.open_seed')).toEqual([])
    act(() => setState({ roundID: 'one', phase: 'drawing' }))
    await screen.findByText('Tohumun bir sonraki tura katıldı. 2 tohum açıldı.')
    const seed = String(callsOf('tables.open_seed')[0]?.['seed'])
    // Only visible ASCII characters of the text are kept; 32 random ones follow.
    expect(seed).toMatch(/^ans7[0-9a-f]{32}$/)
    expect(callsOf('tables.commit_seed')).toEqual([
      { tableID: 101, roundID: 'one', commit: commitSeatSeed(HAND, seed) },
    ])
    expect(findKeptSeed(HAND)).toEqual({ seed, list: seatListHash(HAND, commits) })
    await expectAccessible()
  })

  it('stays closed if the frozen list does not have its commitment', async () => {
    collect()
    await turnOn()
    await screen.findByText(/Taahhüdün listede/)
    const list = { tableID: 101, roundID: 'one', handID: HAND, opened: 0, commits: [OTHERS] }
    answer('tables.seeds', { ...list, isFrozen: true })
    act(() => setState({ roundID: 'one', phase: 'drawing' }))
    await screen.findByText(/Taahhüdün donmuş listede yok/)
    expect(callsOf('tables.open_seed')).toEqual([])
  })

  it('waits where the next round takes none, and tells a refusal', async () => {
    const list = { tableID: 101, roundID: 'one', opened: 0, commits: [], isFrozen: false }
    answer('tables.seeds', { ...list, handID: null })
    await turnOn()
    await screen.findByText('Sıradaki tur bekleniyor.')
    await vi.waitFor(() => expect(callsOf('tables.seeds')).toHaveLength(1))
    answer('tables.seeds', { ...list, roundID: 'two', handID: HAND })
    answer('tables.commit_seed', () => refusal('seed_list_full', 'Liste doldu.'))
    act(() => setState({ roundID: 'two', phase: 'betting' }))
    await screen.findByText('Liste doldu.')
  })
})

describe('the seeds on the page of a round', () => {
  const own = `ada${'0'.repeat(32)}`
  const seats = [
    { commit: commitSeatSeed(HAND, own), seed: own },
    { commit: OTHERS, seed: null },
  ]
  const card = (checked: { opened: number; unopened: number; holds: boolean }) => (
    <TextsBeyond texts={TEXTS}>
      <SeatsCard round={{ handID: HAND, seats }} checked={checked} />
    </TextsBeyond>
  )

  it('name the own one, those that were not opened, and what that allows', async () => {
    await show(card({ opened: 1, unopened: 1, holds: true }), 'en')
    expect(screen.getByText('Not opened')).toBeTruthy()
    expect(screen.getByText(/1 seed was not opened in time/)).toBeTruthy()
    expect(screen.queryByText('Frozen list')).toBeNull()
    await expectAccessible()
  })

  it('are compared with the list that this browser saw', async () => {
    const list = seatListHash(
      HAND,
      seats.map(({ commit }) => commit),
    )
    for (const [kept, verdict] of [
      [list, 'Holds'],
      ['0'.repeat(64), 'Fails'],
    ] as const) {
      await showKept(card({ opened: 1, unopened: 1, holds: true }), { seed: own, list: kept })
      expect(screen.getByText('Frozen list').closest('li')?.textContent).toContain(verdict)
      expect(screen.getByText('Yours')).toBeTruthy()
    }
  })
})

/** Shows a part with a seed that the browser remembers: `show` clears the storage first. */
async function showKept(part: ReactNode, kept: object) {
  const Part = () => {
    localStorage.setItem('seatSeeds', JSON.stringify({ [HAND]: kept }))
    return part
  }
  await show(<Part />, 'en')
}
