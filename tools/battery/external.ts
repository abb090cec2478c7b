import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Pairs } from './seeds.ts'
import { SAMPLES, wordsOf } from './stream/samples.ts'

/** Bytes of the raw stream that the external batteries get. */
const BYTES = 2 ** 26
/**
 * Tests of dieharder that need no more bytes: with a shorter file it would read the file again and detect the
 * repetition.
 */
const DIEHARDER = [0, 15, 100, 101, 102]

/** Well-known batteries, and their arguments to read a file of raw bytes. */
const OTHERS: readonly { readonly name: string; lines(file: string): readonly (readonly string[])[] }[] = [
  { name: 'ent', lines: (file) => [[file]] },
  { name: 'rngtest', lines: () => [[]] },
  {
    name: 'dieharder',
    lines: (file) => DIEHARDER.map((test) => ['-d', String(test), '-g', '201', '-f', file]),
  },
]

/**
 * R06: runs external batteries on the raw stream, if they are installed. Their results are printed but do not
 * affect the exit code, because their p-values are not corrected together with our own tests.
 */
export function askOthers(pairs: Pairs): void {
  const present = OTHERS.filter(({ name }) => spawnSync(name, ['--help']).error === undefined)
  const absent = OTHERS.filter((other) => !present.includes(other)).map(({ name }) => name)
  if (absent.length > 0) console.log(`not installed, not asked: ${absent.join(', ')}`)
  if (present.length === 0) return
  const folder = mkdtempSync(join(tmpdir(), 'poyraz-battery-'))
  try {
    const file = join(folder, 'rounds.bin')
    const raw = rawBytes(pairs)
    writeFileSync(file, raw)
    for (const { name, lines } of present) {
      for (const args of lines(file)) {
        const { stdout, stderr } = spawnSync(name, args, { input: raw, encoding: 'utf8' })
        console.log(`${name}\n${stdout}${stderr}`)
      }
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function rawBytes(pairs: Pairs): Buffer {
  const sample = SAMPLES[1]
  if (!sample) throw new Error('there are samples')
  const words = wordsOf(sample, { pairs, name: 'others' })
  const raw = Buffer.alloc(BYTES)
  for (let at = 0; at < BYTES; at += 4) raw.writeUInt32BE(words(), at)
  return raw
}
