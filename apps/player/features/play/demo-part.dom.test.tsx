import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { takeReturnAddress } from '../../shared/navigation/return-address.ts'
import { fakeServer } from '../../testing/fake-server.ts'
import { LANGS, show, TEXTS } from '../../testing/show.tsx'
import { DemoPart } from './components/game-bar.tsx'

fakeServer()

describe.each(LANGS)('the way from a demo to the game (%s)', (lang) => {
  const { play } = TEXTS[lang]

  it('leads a visitor to the registration, which comes back to the game', async () => {
    const { user, history } = await show(<DemoPart gameID={2} signedIn={false} />, lang)
    await user.click(screen.getByRole('link', { name: play.signUpToPlay }))
    expect(history.location.pathname).toBe('/register')
    expect(takeReturnAddress()).toBe('/play/slot/2')
  })

  it('leads a player straight to it', async () => {
    await show(<DemoPart gameID={2} signedIn />, lang)
    expect(screen.getByRole('link', { name: play.realPlay }).getAttribute('href')).toBe('/play/slot/2')
  })
})
