import { casinoGamesList, casinoPlay, type ProcedureInput } from '@poyraz/contract'
import { PUBLIC_WIN_MULTIPLE } from '@poyraz/contract/constants'
import { createClient, newPlayer, type Player } from '@poyraz/testkit/server'
import { expect, inject, it } from 'vitest'
import { expectAccessible } from './axe.ts'
import { shoot } from './browser.ts'
import { lendContext, returnContext } from './contexts.ts'
import { logIn } from './steps.ts'

const FUNDS = 1_000_000
const STAKE = 100
/** More rounds than a win of this size ever takes to come. */
const ROUNDS_MAX = 3000
const PAUSE_MS = 5000

/** Plays rounds of Nazar until one wins enough for the public list. */
async function winPublicly({ client }: Player): Promise<void> {
  const games = (await client.call(casinoGamesList, { limit: 100 })).data
  const gameID = games.find(({ slug }) => slug === 'nazar')?.gameID ?? 0
  const round: ProcedureInput<'casino.play'> = { gameID, stake: STAKE }
  for (let played = 0; played < ROUNDS_MAX; played++) {
    const { data, error } = await client.call(casinoPlay, round)
    if (error === 'too_many_requests') await new Promise((done) => setTimeout(done, PAUSE_MS))
    else if (!data) throw new Error(`a round was refused: ${error}`)
    else if (Number(data.win) >= PUBLIC_WIN_MULTIPLE * STAKE) return
  }
  throw new Error('no win was large enough')
}

it('the list of wins names a player after consent alone, and no longer after it is withdrawn', async () => {
  const player = await newPlayer({ client: () => createClient(inject('baseUrl')) }, FUNDS)
  const context = await lendContext({ baseUrl: inject('baseUrl'), viewport: 'desktop', lang: 'tr' })
  try {
    const page = await context.newPage()
    const named = page.getByRole('region', { name: 'Son kazançlar' }).getByText(player.username)
    const consent = page.getByRole('switch', { name: 'Kazançlarda kullanıcı adım görünsün' })
    const turn = async (on: boolean) => {
      await page.goto('/profile?tab=account')
      await consent.click()
      await expect.poll(() => consent.isChecked()).toBe(on)
      await expectAccessible(page)
      await page.goto('/')
      await page.getByRole('region', { name: 'Son kazançlar' }).getByRole('listitem').first().waitFor()
    }
    await winPublicly(player)
    await page.goto('/login')
    await logIn(page, player.username, player.password)
    await page.getByTestId('balance').waitFor()
    await turn(true)
    expect(await named.count()).toBe(0)
    await winPublicly(player)
    await named.first().waitFor()
    await shoot(page, 'wins-named')
    await turn(false)
    await expect.poll(() => named.count()).toBe(0)
  } finally {
    await returnContext(context)
  }
})
