import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import { addCounts, type BookCount, CHUNK_TICKETS } from '../../packages/games/slots/books/count-book.ts'
import type { BookRules } from '../../packages/games/slots/rules.ts'

/** A range of tickets to count in a thread. */
export type CountTask = { readonly rules: BookRules; readonly first: number; readonly end: number }

/** Tickets of one task: small enough that all threads end at about the same time. */
const TASK_TICKETS = 64 * CHUNK_TICKETS

/** Plays every ticket of a book, in as many threads as the machine has processors. */
export async function countBook(rules: BookRules): Promise<BookCount> {
  const tasks: CountTask[] = []
  for (let first = 0; first < rules.tickets; first += TASK_TICKETS) {
    tasks.push({ rules, first, end: Math.min(first + TASK_TICKETS, rules.tickets) })
  }
  const threads = Math.min(availableParallelism(), tasks.length)
  const counts = await Promise.all(Array.from({ length: threads }, () => countWith(tasks)))
  return addCounts(counts.flat())
}

/** One thread takes tasks until none is left. */
async function countWith(tasks: CountTask[]): Promise<readonly BookCount[]> {
  const worker = new Worker(new URL('./count-worker.ts', import.meta.url))
  const counts: BookCount[] = []
  try {
    for (let task = tasks.shift(); task !== undefined; task = tasks.shift()) {
      counts.push(await ask(worker, task))
    }
  } finally {
    await worker.terminate()
  }
  return counts
}

function ask(worker: Worker, task: CountTask): Promise<BookCount> {
  return new Promise((resolve, reject) => {
    worker.once('message', (count: BookCount) => {
      worker.off('error', reject)
      resolve(count)
    })
    worker.once('error', reject)
    worker.postMessage(task)
  })
}
