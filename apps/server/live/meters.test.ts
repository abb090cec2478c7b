import { expect, it, vi } from 'vitest'
import type { Audience } from './audience.ts'
import { createMeters } from './meters.ts'

it('sends amounts when they changed, and reads nothing without listeners', async () => {
  const sent: unknown[] = []
  const connections = new Set<unknown>()
  const audience = {
    everybody: { connections },
    publishToAll: (event: { data: unknown }) => void sent.push(event.data),
  } as unknown as Audience
  const amounts = new Map([[1, 5_000n]])
  const jackpots = vi.fn<() => Promise<Map<number, bigint>>>(async () => amounts)
  const meters = createMeters(audience, { jackpots, onError: expect.unreachable })
  const publish = async () => {
    meters.publish()
    await new Promise(setImmediate)
  }
  await publish()
  expect(jackpots).not.toHaveBeenCalled()
  connections.add({})
  await publish()
  await publish()
  expect(sent).toEqual([])
  amounts.set(1, 5_001n)
  await publish()
  await publish()
  expect(sent).toEqual([{ meters: [{ id: 1, amount: 5_001n }] }])
})
