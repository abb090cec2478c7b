import { createHmac, timingSafeEqual } from 'node:crypto'
import { appendFile, mkdir, readFile } from 'node:fs/promises'
import { dirname } from 'node:path'

/** The head of the chain of events at some time: how many there are, and the seal of the last. */
export type Head = { readonly seq: bigint; readonly hash: string }

/** Heads that were kept; `null` is a line that we did not sign. */
export type Anchors = {
  add(head: Head, at: Date): Promise<void>
  list(): Promise<readonly (Head | null)[]>
}

/** Signed lines of a file outside the database. */
export function createAnchors(file: string, key: Uint8Array): Anchors {
  const anchorKey = createHmac('sha256', key).update('anchors').digest()
  const sign = (text: string) => createHmac('sha256', anchorKey).update(text).digest()
  const read = (line: string): Head | null => {
    const [seq = '', hash = '', at = '', signature = ''] = line.split(' ')
    const [expected, given] = [sign(`${seq} ${hash} ${at}`), Buffer.from(signature, 'hex')]
    const isOurs = given.length === expected.length && timingSafeEqual(given, expected)
    return isOurs ? { seq: BigInt(seq), hash } : null
  }
  return {
    async add({ seq, hash }, at) {
      const text = `${seq} ${hash} ${at.toISOString()}`
      await mkdir(dirname(file), { recursive: true, mode: 0o700 })
      await appendFile(file, `${text} ${sign(text).toString('hex')}\n`, { mode: 0o600, flush: true })
    },
    async list() {
      const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return ''
        throw error
      })
      return text
        .split('\n')
        .filter((line) => line !== '')
        .map(read)
    },
  }
}
