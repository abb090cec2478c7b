import { commitHidden, toHex } from '@poyraz/fairness'
import { QueryClient } from '@tanstack/react-query'
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { type Jackpots, jackpotsQuery, takeMeters } from '../../shared/jackpots/jackpots.ts'
import { answer, fakeServer } from '../../testing/fake-server.ts'
import { expectAccessible, LANGS, show } from '../../testing/show.tsx'
import { JackpotsPage } from './components/jackpots-page.tsx'
import { isProven } from './components/proof-dialog.tsx'

const SALT = new Uint8Array(32).fill(5)
const PROOF = {
  pool: 'dolunay',
  commitment: toHex(commitHidden({ id: 'dolunay-3', value: 900n, salt: SALT })),
  salt: toHex(SALT),
  value: '900',
  rulesHash: 'c'.repeat(64),
  from: '800',
  to: '950',
}
const NAMES = { tr: 'Dolunay', en: 'Full Moon' }
const POT = {
  id: 5,
  key: 'dolunay',
  name: NAMES,
  amount: 731_250,
  seed: 250_000,
  cap: 1_000_000,
  rate: 3_000,
  oneIn: { lowest: 1_249_749, highest: 2_500 },
  pot: 4,
  since: '2026-11-21T09:00:00.000Z',
  commitment: 'b'.repeat(64),
}
const WIN = {
  id: 5,
  name: NAMES,
  pot: 3,
  gameID: 1,
  gameName: { tr: 'Kar Yolu', en: 'Snow Path' },
  slug: 'kar-yolu',
  player: 'ayse.k',
  stake: 1_000,
  amount: 874_512,
  date: '2026-11-21T09:00:00.000Z',
  proof: PROOF,
}
const REPLY: Jackpots = {
  pools: [
    {
      key: 'dolunay',
      name: NAMES,
      kind: 'must_hit',
      rulesHash: 'd'.repeat(64),
      tickets: 1,
      returned: 5_000,
      contributed: 3_000,
      pots: [POT],
      games: [{ gameID: 1, slug: 'kar-yolu', name: WIN.gameName }],
    },
  ],
  wins: [WIN, { ...WIN, pot: 2, player: null, proof: null }],
}

fakeServer()

describe.each(LANGS)('the page of the jackpots (%s)', (lang) => {
  it('shows pots with their limit, odds and seal, and opens the proof of a win', async () => {
    answer('casino.jackpots', REPLY)
    await show(<JackpotsPage />, lang)
    expect(await screen.findByText(lang === 'tr' ? '₺7.312,50' : '₺7,312.50')).toBeTruthy()
    const limit = lang === 'tr' ? 'En geç ₺10.000 olmadan düşer' : 'Falls before it reaches ₺10,000'
    expect(screen.getByText(limit)).toBeTruthy()
    expect(screen.getByText(POT.commitment)).toBeTruthy()
    const [named, unnamed] = within(
      screen.getByRole('region', { name: lang === 'tr' ? 'Düşen jackpotlar' : 'Jackpots that fell' }),
    ).getAllByRole('listitem') as [HTMLElement, HTMLElement]
    expect(named.textContent).toContain('ayse.k')
    expect(unnamed.textContent).toContain(lang === 'tr' ? 'Bir oyuncu' : 'A player')
    expect(within(unnamed).queryByRole('button')).toBeNull()
    await expectAccessible()
    await userEvent.click(within(named).getByRole('button'))
    const holds = lang === 'tr' ? /Mühür tutuyor/ : /The seal holds/
    expect(await screen.findByText(holds)).toBeTruthy()
  })

  it('says so when no jackpot has fallen yet', async () => {
    answer('casino.jackpots', { ...REPLY, wins: [] })
    await show(<JackpotsPage />, lang)
    expect(
      await screen.findByText(lang === 'tr' ? 'Henüz düşen jackpot yok' : 'No jackpot has fallen yet'),
    ).toBeTruthy()
  })
})

it('a proof holds only for its pot, its distance and a stake that passed it', () => {
  expect(isProven(PROOF, 3)).toBe(true)
  expect(isProven(PROOF, 4)).toBe(false)
  expect(isProven({ ...PROOF, value: '901' }, 3)).toBe(false)
  expect(isProven({ ...PROOF, from: '900' }, 3)).toBe(false)
  expect(isProven({ ...PROOF, to: '899' }, 3)).toBe(false)
})

describe('meters of the socket', () => {
  function known() {
    const client = new QueryClient()
    const { queryKey } = jackpotsQuery('tr')
    client.setQueryData(queryKey, { data: REPLY, total: 1 } as never)
    const amount = () => client.getQueryData(queryKey)?.data.pools[0]?.pots[0]?.amount
    return { client, queryKey, amount }
  }

  it('replace the amounts of a shown list, and start none', () => {
    const { client, amount } = known()
    takeMeters(client, [{ id: 5, amount: 731_300 }])
    expect(amount()).toBe(731_300)
    const empty = new QueryClient()
    takeMeters(empty, [{ id: 5, amount: 1 }])
    expect(empty.getQueryData(jackpotsQuery('tr').queryKey)).toBeUndefined()
  })

  it('fetch the wins again once a pot has fallen', () => {
    const { client, queryKey } = known()
    takeMeters(client, [{ id: 5, amount: 731_300 }])
    expect(client.getQueryState(queryKey)?.isInvalidated).toBe(false)
    takeMeters(client, [{ id: 5, amount: 250_001 }])
    expect(client.getQueryState(queryKey)?.isInvalidated).toBe(true)
  })
})
