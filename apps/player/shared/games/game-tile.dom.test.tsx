import { cleanup, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { fakeServer } from '../../testing/fake-server.ts'
import { show } from '../../testing/show.tsx'
import { GameTile } from './game-tile.tsx'
import type { Game } from './games.ts'
import { OpenInfo } from './info-button.tsx'

fakeServer()

it('cuts the name of the studio and never the return of the game', async () => {
  const game = { gameID: 1, slug: 'nazar', name: 'Nazar', providerName: 'Pervane', rtp: 9503 } as Game
  await show(<GameTile game={game} />, 'tr')
  const [studio, rtp] = [screen.getByText('Pervane'), screen.getByText(/%95,03/)]
  expect([studio, rtp].map(({ className }) => className.includes('truncate'))).toEqual([true, false])
  expect(rtp.closest('.truncate')).toBeNull()
})

it('keeps room beside the name only where a button stands', async () => {
  const game = {
    gameID: 20,
    slug: 'kapadokya',
    name: 'Cappadocia',
    providerName: 'Pervane',
    rtp: 9549,
  } as Game
  const room = () => /\bpr-\d/.test(screen.getByRole('heading').className)
  await show(<GameTile game={game} />, 'en')
  expect(room()).toBe(false)
  cleanup()
  const info = (
    <OpenInfo value={() => undefined}>
      <GameTile game={game} />
    </OpenInfo>
  )
  await show(info, 'en')
  expect(room()).toBe(true)
})
