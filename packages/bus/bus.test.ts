import { expect, test } from 'vitest'
import { z } from 'zod'
import { createBus, defineTopic } from './index.ts'

const balance = defineTopic('balance', z.object({ playerId: z.string() }))
const session = defineTopic('session', z.object({ sessionId: z.string() }))
const rethrow = (error: unknown) => {
  throw error
}

/** Lets the queued deliveries run. */
const settle = () => new Promise((resolve) => setTimeout(resolve))

test('every listener of a topic hears its messages in order, and no others', async () => {
  const bus = createBus(rethrow)
  const heard: string[] = []
  bus.subscribe(balance, ({ playerId }) => heard.push(`a ${playerId}`))
  bus.subscribe(balance, ({ playerId }) => heard.push(`b ${playerId}`))
  bus.subscribe(session, ({ sessionId }) => heard.push(`s ${sessionId}`))
  bus.publish(balance, { playerId: '1' })
  bus.publish(balance, { playerId: '2' })
  expect(heard).toEqual([])
  await settle()
  expect(heard).toEqual(['a 1', 'b 1', 'a 2', 'b 2'])
})

test('who unsubscribed hears nothing more, and only he', async () => {
  const bus = createBus(rethrow)
  const heard: string[] = []
  const listen = ({ playerId }: { playerId: string }) => heard.push(playerId)
  const stop = bus.subscribe(balance, listen)
  bus.subscribe(balance, listen)
  stop()
  bus.publish(balance, { playerId: '1' })
  await settle()
  expect(heard).toEqual(['1'])
})

test('a listener that throws is reported and stops nobody', async () => {
  const errors: unknown[] = []
  const bus = createBus((error) => errors.push(error))
  const heard: string[] = []
  bus.subscribe(balance, () => {
    throw new Error('broken')
  })
  bus.subscribe(balance, ({ playerId }) => heard.push(playerId))
  bus.publish(balance, { playerId: '1' })
  await settle()
  expect(heard).toEqual(['1'])
  expect(errors).toEqual([new Error('broken')])
})

test('a relay carries what is published, and hands in what others published', async () => {
  const errors: unknown[] = []
  const bus = createBus((error) => errors.push(error))
  const heard: string[] = []
  const sent: unknown[] = []
  bus.subscribe(balance, ({ playerId }) => heard.push(playerId))
  const handIn = bus.connect((topic, message) => sent.push([topic, message]))
  bus.publish(balance, { playerId: '1' })
  handIn('balance', { playerId: '3' })
  handIn('session', { sessionId: 'nobody listens' })
  handIn('balance', { playerId: 4 })
  await settle()
  expect(heard).toEqual(['1', '3'])
  expect(sent).toEqual([['balance', { playerId: '1' }]])
  expect(errors).toEqual([expect.objectContaining({ name: 'ZodError' })])
})
