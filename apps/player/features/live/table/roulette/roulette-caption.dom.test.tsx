import { en } from '@poyraz/text/tables/en'
import { tr } from '@poyraz/text/tables/tr'
import { screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { TextsBeyond } from '../../../../shared/i18n/texts-beyond.tsx'
import { show } from '../../../../testing/show.tsx'
import { useSpokenCalls } from '../spoken-calls.ts'
import type { LiveTableView } from '../use-table.ts'
import { RouletteCaption } from './roulette-caption.tsx'

const TEXTS = { tr, en } as const
const STATE = { phase: 'result', players: 5, winners: 2, endsAt: 0, opensAt: null }

/** A roulette table after the ball has fallen, with what captions read of it. */
function resultOf(number: number, spokenLang: 'tr' | null) {
  const table = { presenter: 'Nehir', game: 'roulette', spokenLang }
  return { table, state: { ...STATE, outcome: { number } } } as unknown as LiveTableView
}

const caption = (view: LiveTableView, won: number | null = null) => (
  <TextsBeyond texts={TEXTS}>
    <RouletteCaption view={view} won={won} />
  </TextsBeyond>
)

/** Calls that the browser was asked to speak, with the language of the voice. */
const spoken: { text: string; lang: string }[] = []
beforeEach(() => {
  spoken.length = 0
  vi.stubGlobal(
    'SpeechSynthesisUtterance',
    class {
      lang = ''
      text: string
      constructor(text: string) {
        this.text = text
      }
    },
  )
  vi.stubGlobal('speechSynthesis', { cancel: () => undefined, speak: (call: never) => spoken.push(call) })
  localStorage.clear()
  useSpokenCalls.setState({ isOn: false })
})

it('names the number with colour and parity, and tells how many players won', async () => {
  await show(caption(resultOf(23, null)), 'tr')
  expect(screen.getByText('Yirmi üç, kırmızı, tek. 2 oyuncu kazandı')).toBeTruthy()
})

it('names zero without a parity, and the own win instead of others', async () => {
  await show(caption(resultOf(0, null), 36_000), 'tr')
  expect(screen.getByText('Sıfır, yeşil. Kazandın: ₺360,00')).toBeTruthy()
})

it('calls in Turkish at a Turkish table of the English site, and translates below', async () => {
  useSpokenCalls.getState().toggle()
  await show(caption(resultOf(8, 'tr')), 'en')
  const call = screen.getByText('Sekiz, siyah, çift. 2 oyuncu kazandı')
  expect(call.lang).toBe('tr')
  expect(screen.getByText('Eight, black, even. 2 players won').lang).toBe('en')
  expect(spoken).toMatchObject([{ text: call.textContent, lang: 'tr-TR' }])
})

it('stays silent until calls are turned on, and remembers the switch', async () => {
  await show(caption(resultOf(8, null)), 'tr')
  expect(spoken).toEqual([])
  useSpokenCalls.getState().toggle()
  expect(localStorage.getItem('spokenCalls')).toBe('1')
  await vi.waitFor(() => expect(spoken).toHaveLength(1))
})
