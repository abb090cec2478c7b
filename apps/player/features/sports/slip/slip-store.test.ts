import { afterEach, expect, it, vi } from 'vitest'
import { stubStorage } from '../../../shared/test-storage.ts'
import { EMPTY_SLIP } from './slip.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetModules()
})

it('has the stored selections at once, and is empty for hydration as the server drew it', async () => {
  const { local } = stubStorage()
  const stored = { ...EMPTY_SLIP, stake: 2_000 }
  local.set('sportsCoupons', JSON.stringify({ '': stored }))
  const { useSlip } = await import('./slip-store.ts')
  expect(useSlip.getState()).toEqual(stored)
  expect(useSlip.getInitialState()).toEqual(EMPTY_SLIP)
})
