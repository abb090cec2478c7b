import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useNetAfter } from './use-net.ts'

const ALL_MS = 4000

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('asks for the result of today once after each round with a stake', () => {
  const client = new QueryClient()
  const asked = vi.spyOn(client, 'invalidateQueries')
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  )
  const initialProps: { roundID: string | null } = { roundID: null }
  const { rerender } = renderHook(({ roundID }) => useNetAfter(roundID), { initialProps, wrapper })
  vi.advanceTimersByTime(ALL_MS)
  expect(asked).toHaveBeenCalledTimes(0)
  for (const roundID of ['a', 'a', null, 'b']) rerender({ roundID })
  vi.advanceTimersByTime(ALL_MS)
  expect(asked.mock.calls).toEqual([[{ queryKey: ['rg', 'limits'] }], [{ queryKey: ['rg', 'limits'] }]])
})
