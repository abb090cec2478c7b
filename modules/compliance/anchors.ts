import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { appendFile, mkdir, readFile } from 'node:fs/promises'
import { dirname } from 'node:path'

/** The head of the chain of events at some time: how many there are, and the seal of the last. */
export type Head = { readonly seq: bigint; readonly hash: string }

/** A line of the file: its number from 1 on, and SHA-256 (hex) of its text. */
export type AnchorLine = { readonly number: number; readonly hash: string }

/** `head` is `null` where we did not sign the line. */
export type Anchor = AnchorLine & {
  readonly head: Head | null
  /** The line that it was written after; `null` in the first, and in lines from before they were chained. */
  readonly before: AnchorLine | null
}

/** A new line as others should remember it: its number and hash, and how many events it stands for. */
export type Anchored = { readonly line: number; readonly lineHash: string; readonly events: number }

export type Anchors = {
  /** Adds a line after `before`, which is the last one anybody knows of, and returns it. One writer at a time. */
  add(head: Head, at: Date, before: AnchorLine | null): Promise<AnchorLine>
  list(): Promise<readonly Anchor[]>
  /** The newest line that this process wrote or read. */
  newest(): AnchorLine | null
}

const NONE = '-'

/** Signed lines of a file outside the database, each with the hash of the one before. */
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

/** `place` is the number of a line that has none: it is from before lines were chained, or not ours. */
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
