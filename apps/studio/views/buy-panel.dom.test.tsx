import { kurus } from '@poyraz/kernel'
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { createPlainScene } from '../scene/plain-scene.ts'
import { choiceGameOf, choiceServer, STAKE } from '../testing/choice-server.ts'
import { openStage } from '../testing/stage.ts'
import { loadTexts, withPanelTexts } from '../texts.ts'
import { open } from '../verbs/open.ts'
import { BuyButton } from './buy-button.tsx'
import { BuyPanel } from './buy-panel.tsx'
import { GameContext, StudioContext } from './context.ts'
import { openingView } from './view-state.ts'

const GAME = choiceGameOf('yazlik-sinema')

beforeEach(cleanup)

async function shown(lang: 'tr' | 'en', { isSold = true, stake = STAKE } = {}) {
  const { studio: made, calls } = openStage({ server: choiceServer(GAME, 3), game: GAME })
  const studio = { ...made, launch: { ...made.launch, buy: isSold } }
  await open(studio, Promise.resolve(createPlainScene(studio.frames)))
  studio.store.setState({ stakeKurus: kurus(stake) })
  const view = openingView({ lang, showBalance: true, muted: true })
  await withPanelTexts(loadTexts(lang))
  render(
    <GameContext value={{ studio, view }}>
      <StudioContext value={studio}>
        <BuyButton />
        <BuyPanel />
      </StudioContext>
    </GameContext>,
  )
  return { studio, view, calls }
}

const played = (calls: Awaited<ReturnType<typeof shown>>['calls']) =>
  calls.filter(({ method }) => method === 'casino.play')

it.each([
  ['tr', /₺100,00/, /%96,67/, /%96,01/, '8 bedava dönüş doğrudan başlar.'],
  ['en', /₺100\.00/, /96\.67%/, /96\.01%/, '8 free spins begin at once.'],
] as const)('says price, what it starts and both returns (%s)', async (lang, price, bought, spin, starts) => {
  await shown(lang)
  expect(document.body.textContent).toMatch(price)
  expect(screen.getByText(bought).closest('dl')).toBe(screen.getByText(spin).closest('dl'))
  expect(screen.getByText(starts)).toBeTruthy()
})

it('buys once by the keyboard, only after the confirmation', async () => {
  const { view, calls } = await shown('tr')
  const user = userEvent.setup()
  await user.tab()
  expect(document.activeElement).toBe(
    screen.getByRole('button', { name: 'Özelliği satın al, bedeli ₺100,00' }),
  )
  await user.keyboard('{Enter}')
  expect([view.getState().panel, played(calls)]).toEqual(['buy', []])
  await user.tab()
  expect(document.activeElement?.textContent).toBe('Vazgeç')
  await user.tab()
  await user.keyboard('{Enter}')
  expect(view.getState().panel).toBeNull()
  expect(played(calls).map(({ data }) => data['stake'])).toEqual([10_000])
})

it('closes without a purchase', async () => {
  const { view, calls } = await shown('tr')
  view.setState({ panel: 'buy' })
  await userEvent.click(screen.getByRole('button', { name: 'Vazgeç' }))
  expect([view.getState().panel, played(calls)]).toEqual([null, []])
})

it('says why it cannot be bought beyond the balance', async () => {
  const { calls } = await shown('tr', { stake: 1000 })
  const confirm = screen.getByRole('button', { name: /öde ve başlat$/ })
  expect(confirm.getAttribute('aria-disabled')).toBe('true')
  const why = document.getElementById(confirm.getAttribute('aria-describedby') ?? '')
  expect(why?.textContent).toContain('Bakiyen bu bedele yetmiyor')
  await userEvent.click(confirm)
  expect(played(calls)).toEqual([])
})

it('is not there where the jurisdiction sells none', async () => {
  await shown('tr', { isSold: false })
  expect(screen.queryAllByRole('button')).toEqual([])
})
