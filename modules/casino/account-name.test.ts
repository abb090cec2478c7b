import { expect, it } from 'vitest'
import { accountName } from './account-name.ts'

const NAZAR = { slug: 'nazar', name: { tr: 'Nazar', en: 'Nazar' } }
const catalogue = { games: [NAZAR] } as never as Parameters<typeof accountName>[0]

it('names the game of an account, and calls no round open that the statement may show after its end', () => {
  expect(accountName(catalogue, 'house:game:nazar')).toEqual(NAZAR.name)
  const stakes = accountName(catalogue, 'stake:slots')
  expect(stakes).toEqual({ tr: 'Oyun turu', en: 'Game round' })
  expect(accountName(catalogue, 'house:game:missing')).toBeUndefined()
})
