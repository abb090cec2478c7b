import { appendFile, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createRandom } from '../simulator/random.ts'
import { createWorkload } from '../simulator/workload.ts'
import { type Journal, type Line, openJournal, readJournal } from './journal.ts'

let folder: string
let journal: Journal
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'poyraz-journal-'))
  journal = await openJournal(path())
})
afterEach(async () => {
  await journal.close()
  await rm(folder, { recursive: true })
})

const path = () => join(folder, 'journal')

function lines(count: number): Line[] {
  const workload = createWorkload('journal', createRandom(1), ['ada'])
  return Array.from({ length: count }, (_, n): Line[] => {
    const work = workload.next(n)
    const answer = { id: work.intent.id, outcome: 'done', status: 'created', balanceAfter: '5' } as const
    return [{ work }, { answer }]
  }).flat()
}

describe('the journal of a client in the crash test', () => {
  it('is read as it was written, including amounts', async () => {
    const written = lines(40)
    for (const line of written) await journal.append(line)
    expect(await readJournal(path())).toEqual(written)
  })

  it('is on the disk when `append` resolves', async () => {
    for (const line of lines(5)) {
      await journal.append(line)
      expect((await readFile(path(), 'utf8')).endsWith('\n')).toBe(true)
      expect((await readJournal(path())).at(-1)).toEqual(line)
    }
  })

  it('keeps its order when many lines share a sync', async () => {
    const written = lines(200)
    await Promise.all(written.map((line) => journal.append(line)))
    expect(await readJournal(path())).toEqual(written)
  })

  it('omits a last line that was cut off by the kill', async () => {
    const written = lines(3)
    for (const line of written) await journal.append(line)
    await appendFile(path(), '{"work":{"operation":{"ki')
    expect(await readJournal(path())).toEqual(written)
  })
})
