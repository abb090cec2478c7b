import { newcomer } from '@poyraz/testkit/newcomer'
import type { Page } from 'playwright-core'
import { awaitRest, gameFrame, register } from './steps.ts'

/** Stages of the way from the landing page to the first paid spin, in their order. */
export type FirstSpinStage = 'landing' | 'registered' | 'game' | 'deposited' | 'back' | 'spun'

/**
 * Goes from the landing page to the first paid spin by taps and one form. Calls `onStage` at the end of each
 * stage. Returns the reply to the spin.
 */
export async function playFirstSpin(
  page: Page,
  onStage: (stage: FirstSpinStage) => void = () => {},
): Promise<unknown> {
  await page.goto('/', { waitUntil: 'commit' })
  const toRegistration = page.getByRole('link', { name: 'Kayıt ol' }).first()
  await toRegistration.waitFor()
  onStage('landing')
  await toRegistration.tap()
  await register(page, newcomer())
  onStage('registered')
  const main = page.getByRole('main')
  await main.getByRole('link', { name: 'Nazar', exact: true }).first().tap()
  const frame = gameFrame(page)
  const toDeposit = frame.getByRole('button', { name: 'Para yatır' })
  await toDeposit.waitFor()
  onStage('game')
  await toDeposit.tap()
  const amount = main.getByRole('textbox', { name: 'Ne kadar yatıracaksın?' })
  await amount.tap()
  await amount.fill('500')
  await main.getByRole('button', { name: 'Yatır', exact: true }).tap()
  const back = page.getByRole('button', { name: 'Oyuna dön' }).first()
  await back.waitFor()
  onStage('deposited')
  await back.tap()
  await awaitRest(frame)
  onStage('back')
  const played = page.waitForResponse((one) => one.request().postDataJSON()?.api?.method === 'play')
  await frame.getByRole('button', { name: /^Çevir/ }).tap()
  const reply: unknown = await (await played).json()
  await awaitRest(frame)
  onStage('spun')
  return reply
}

/** Counts the taps of a tab, but those within the registration: it is the one form. */
export const COUNT_TAPS = `document.addEventListener('click', ({ isTrusted }) => {
  if (!isTrusted || location.pathname === '/register') return
  sessionStorage.taps = Number(sessionStorage.taps ?? 0) + 1
}, true)`
export const TAPS_MAX = 8

/**
 * Returns the counted taps. Those inside the frame of the game are counted by the frame where it shares the
 * storage.
 */
export const countedTaps = (page: Page) => page.evaluate<number>('Number(sessionStorage.taps)')
