import { parentPort } from 'node:worker_threads'
import { countTickets } from '../../packages/games/slots/books/count-book.ts'
import type { CountTask } from './count-book.ts'

/** Counts the ranges of tickets that it is sent, one after the other. */
parentPort?.on('message', ({ rules, first, end }: CountTask) => {
  parentPort?.postMessage(countTickets(rules, first, end))
})
