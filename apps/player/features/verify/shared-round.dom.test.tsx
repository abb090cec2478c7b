import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { expectAccessible, LANGS, show, TEXTS } from '../../testing/show.tsx'
import { RoundGone, SharedRoundCard } from './components/shared-round-card.tsx'

const HEX = 'a'.repeat(64)
const PROOF = {
  gameID: 'nazar',
  rulesHash: HEX,
  commitment: HEX,
  clientSeed: 'lale',
  staleSeed: false,
  nonce: 4,
  serverSeed: null,
  streams: [] as { name: string; words: number; rejects: number }[],
  outcome: {},
  v: 1,
  roundID: '01997000-0000-7000-8000-000000000001',
  currency: 'TRY_PLAY',
  stake: '200',
  free: false,
  win: '8450',
  time: '2026-11-21T09:00:00.000Z',
  prev: HEX,
  keyID: HEX,
  signature: HEX + HEX,
} as const
const ROUND = { gameName: 'Nazar', stake: 200, win: 8_450, free: 0, proof: PROOF } as const

describe.each(LANGS)('the card of a shared round (%s)', (lang) => {
  const { share } = TEXTS[lang]

  it('shows stake, win and multiple, and says that a sealed seed cannot be checked yet', async () => {
    await show(<SharedRoundCard round={ROUND} />, lang)
    expect(screen.getByText(lang === 'tr' ? '42,2×' : '42.2×')).toBeTruthy()
    expect(screen.getByText(share.pageSealed)).toBeTruthy()
    expect(screen.queryByText(share.free)).toBeNull()
    await expectAccessible()
  })

  it('says nothing of seals once the seed is revealed, and names a free spin', async () => {
    await show(<SharedRoundCard round={{ ...ROUND, free: 1, proof: { ...PROOF, serverSeed: HEX } }} />, lang)
    expect(screen.queryByText(share.pageSealed)).toBeNull()
    expect(screen.getByText(share.free)).toBeTruthy()
  })

  it('says that a removed link is gone', async () => {
    await show(<RoundGone />, lang)
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(share.gone)
    await expectAccessible()
  })
})
