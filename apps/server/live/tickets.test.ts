import { SECOND_MS } from '@poyraz/kernel'
import { fakeClock } from '@poyraz/testkit'
import { expect, it } from 'vitest'
import { createTickets, TICKET_MS } from './tickets.ts'

const MEMBER = { playerId: 'p', sessionId: 's' }

it('a ticket counts once', () => {
  const tickets = createTickets(fakeClock(0))
  const ticket = tickets.issue(MEMBER)
  expect(tickets.take(ticket)).toEqual(MEMBER)
  expect(tickets.take(ticket)).toBeNull()
  expect(tickets.take('x'.repeat(26))).toBeNull()
})

it('a ticket counts for thirty seconds, however many came after it', () => {
  const clock = fakeClock(0)
  const tickets = createTickets(clock)
  const [early, late] = [tickets.issue(MEMBER), tickets.issue(MEMBER)]
  clock.advance(TICKET_MS - 1)
  tickets.issue(MEMBER)
  expect(tickets.take(early)).toEqual(MEMBER)
  clock.advance(1)
  expect(tickets.take(late)).toBeNull()
  expect(TICKET_MS).toBe(30 * SECOND_MS)
})
