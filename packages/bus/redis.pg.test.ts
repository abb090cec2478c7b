import { REDIS_SERVER, startRedis, type TestRedis } from '@poyraz/testkit/redis'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { type Bus, connectRedis, createBus, defineTopic, type RedisLink } from './index.ts'

const balance = defineTopic('balance', z.object({ playerId: z.string() }))

type Node = { readonly bus: Bus; readonly link: RedisLink; readonly heard: string[]; readonly log: string[] }

let redis: TestRedis
let nodes: Node[]

beforeEach(async (context) => {
  if (!REDIS_SERVER) return context.skip('this machine has no redis-server')
  redis = await startRedis()
  nodes = []
})
afterEach(async () => {
  for (const { link } of nodes) link.close()
  await redis?.stop()
})

function open(serverId: string, channel = 'one'): Node {
  const log: string[] = []
  const heard: string[] = []
  const onError = (error: unknown) => void log.push(`error: ${String(error)}`)
  const bus = createBus(onError)
  bus.subscribe(balance, ({ playerId }) => heard.push(playerId))
  const link = connectRedis(bus, {
    url: redis.url,
    channel,
    serverId,
    onError,
    onDown: () => void log.push('down'),
    onUp: () => void log.push('up'),
  })
  const node = { bus, link, heard, log }
  nodes.push(node)
  return node
}

const up = () => expect.poll(() => nodes.every(({ link }) => link.isUp())).toBe(true)

describe('servers on one Redis (F15)', () => {
  test('hear one another, each message once, and not those of another installation', async () => {
    const [a, b, other] = [open('a'), open('b'), open('c', 'two')]
    await up()
    a.bus.publish(balance, { playerId: '1' })
    b.bus.publish(balance, { playerId: '2' })
    await expect.poll(() => [a.heard.length, b.heard.length]).toEqual([2, 2])
    a.bus.publish(balance, { playerId: '3' })
    await expect.poll(() => b.heard.at(-1)).toBe('3')
    expect([a.heard, other.heard, a.log]).toEqual([['1', '2', '3'], [], []])
    expect(b.heard.toSorted()).toEqual(['1', '2', '3'])
  })

  test('hear themselves while Redis is away, say so once, and hear one another again afterwards', async () => {
    const [a, b] = [open('a'), open('b')]
    await up()
    await redis.stop()
    await expect.poll(() => [a.log, b.log]).toEqual([['down'], ['down']])
    expect(a.link.isUp()).toBe(false)
    a.bus.publish(balance, { playerId: 'lost' })
    await expect.poll(() => a.heard).toEqual(['lost'])
    await redis.start()
    await up()
    await expect.poll(() => a.log).toEqual(['down', 'up'])
    a.bus.publish(balance, { playerId: 'again' })
    await expect.poll(() => b.heard).toEqual(['again'])
  })

  test('that start while Redis is away hear one another once it is there', async () => {
    await redis.stop()
    const [a, b] = [open('a'), open('b')]
    await expect.poll(() => a.log).toEqual(['down'])
    await redis.start()
    await up()
    b.bus.publish(balance, { playerId: '1' })
    await expect.poll(() => a.heard).toEqual(['1'])
  })

  test('neither send nor take what is too long or is no message', async () => {
    const [a, b] = [open('a'), open('b')]
    await up()
    a.bus.publish(balance, { playerId: 'x'.repeat(9_000) })
    const { createClient } = await import('@redis/client')
    const stranger = createClient({ url: redis.url })
    await stranger.connect()
    for (const text of ['{', '[]', JSON.stringify({ from: 'x', topic: 'balance', message: { playerId: 1 } })])
      await stranger.publish('one', text)
    stranger.destroy()
    a.bus.publish(balance, { playerId: '1' })
    await expect.poll(() => b.heard).toEqual(['1'])
    expect(a.log[0]).toBe('error: Error: a message of balance is too long for the bus')
    expect(b.log).toHaveLength(3)
  })
})
