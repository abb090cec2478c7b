import { screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { useSession } from '../../shared/session/session-store.ts'
import { answer, fakeServer } from '../../testing/fake-server.ts'
import { expectAccessible, LANGS, show, TEXTS } from '../../testing/show.tsx'
import { RoundChoice } from './components/round-choice.tsx'

const ROUND = {
  roundID: '01997000-0000-7000-8000-000000000001',
  gameID: 2,
  gameName: 'Nazar',
  slug: 'nazar',
  stake: 200,
  win: 8_450,
  free: 0,
  nonce: 7,
  state: 'closed',
  date: '2026-11-21T09:00:00.000Z',
}
const PLAYER = { uid: '1', username: 'deniz', firstname: 'Deniz', lastname: 'Yıldız' }

fakeServer()
afterEach(() => useSession.setState({ profile: null }))

describe.each(LANGS)('the page of proofs without a round (%s)', (lang) => {
  const { verify, menu } = TEXTS[lang]

  it('offers the last closed rounds of a player, each as a link to its verdict', async () => {
    useSession.setState({ profile: PLAYER as never })
    const open = { ...ROUND, roundID: '01997000-0000-7000-8000-000000000002', nonce: 8, state: 'open' }
    answer('casino.rounds', [open, ROUND])
    await show(<RoundChoice />, lang)
    await screen.findByRole('heading', { name: verify.choose })
    const links = screen.getAllByRole('link', { name: /^Nazar · / })
    expect(links.map((link) => link.getAttribute('href'))).toEqual([`/verify?round=${ROUND.roundID}`])
    await expectAccessible()
  })

  it('tells a player without rounds and a visitor how to have one', async () => {
    await show(<RoundChoice />, lang)
    expect(await screen.findByText(verify.chooseVisitor)).toBeTruthy()
    expect(screen.getByRole('link', { name: menu.logIn }).getAttribute('href')).toBe('/login')
    useSession.setState({ profile: PLAYER as never })
    answer('casino.rounds', [])
    await show(<RoundChoice />, lang)
    expect(await screen.findByText(verify.noRounds)).toBeTruthy()
  })
})
