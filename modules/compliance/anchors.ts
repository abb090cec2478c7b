import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { appendFile, mkdir, readFile } from 'node:fs/promises'
import { dirname } from 'node:path'

/** Head of the event chain: `seq` is the number of events, `hash` the seal (hex) of the last one. */
export type Head = { readonly seq: bigint; readonly hash: string }

/** Identifies a line of the anchor file: its number, from 1, and the SHA-256 (hex) of its text. */
export type AnchorLine = { readonly number: number; readonly hash: string }

/** A parsed line. `head` is `null` if the signature is not ours. */
export type Anchor = AnchorLine & {
  readonly head: Head | null
  /** The line before this one. `null` in the first line, and in lines of the old format without chaining. */
  readonly before: AnchorLine | null
}

/** A new line, for the log: its number, its hash, and the number of events that it covers. */
export type Anchored = { readonly line: number; readonly lineHash: string; readonly events: number }

export type Anchors = {
  /**
   * Appends a line after `before`, the newest known line, and returns it. The caller ensures a single writer.
   */
  add(head: Head, at: Date, before: AnchorLine | null): Promise<AnchorLine>
  list(): Promise<readonly Anchor[]>
  /** Returns the newest line that this process wrote or read; `null` before the first. */
  newest(): AnchorLine | null
}

const NONE = '-'

/** Opens the anchor file: signed lines outside the database, each with the hash of the line before it. */
export function createAnchors(file: string, key: Uint8Array): Anchors {
  const anchorKey = createHmac('sha256', key).update('anchors').digest()
  const sign = (text: string) => createHmac('sha256', anchorKey).update(text).digest('hex')
  let newest: AnchorLine | null = null
  const note = (line: AnchorLine | undefined) => {
    if (line && line.number >= (newest?.number ?? 0)) newest = line
  }
  return {
    async add({ seq, hash }, at, before) {
      const number = (before?.number ?? 0) + 1
      const text = `${seq} ${hash} ${at.toISOString()} ${number} ${before?.hash ?? NONE}`
      const line = `${text} ${sign(text)}`
      await mkdir(dirname(file), { recursive: true, mode: 0o700 })
      await appendFile(file, `${line}\n`, { mode: 0o600, flush: true })
      const added = { number, hash: hashOf(line) }
      note(added)
      return added
    },
    async list() {
      const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return ''
        throw error
      })
      const lines = text.split('\n').filter((line) => line !== '')
      const anchors = lines.map((line, index) => readLine(line, index + 1, sign))
      note(anchors.findLast(({ head }) => head !== null))
      return anchors
    },
    newest: () => newest,
  }
}

/**
 * Parses a line. `place` is its position in the file: its number if the line has none (old format) or is
 * forged.
 */
function readLine(line: string, place: number, sign: (text: string) => string): Anchor {
  const end = line.lastIndexOf(' ')
  const [text, signature] = [line.slice(0, end), line.slice(end + 1)]
  const [seq = '', hash = '', , number, before] = text.split(' ')
  const hashed = { number: Number(number ?? place), hash: hashOf(line) }
  if (!isEqual(sign(text), signature)) return { number: place, hash: hashed.hash, head: null, before: null }
  const isFirst = before === undefined || before === NONE
  return {
    ...hashed,
    head: { seq: BigInt(seq), hash },
    before: isFirst ? null : { number: hashed.number - 1, hash: before },
  }
}

function isEqual(expected: string, given: string): boolean {
  const [one, other] = [Buffer.from(expected), Buffer.from(given)]
  return one.length === other.length && timingSafeEqual(one, other)
}

function hashOf(line: string): string {
  return createHash('sha256').update(line).digest('hex')
}
