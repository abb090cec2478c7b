import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { SAMPLES, type Sample, wordsOf } from './samples.ts'
import type { Pairs } from './seeds.ts'

/** `-g` of dieharder: raw 32-bit words from the standard input. */
const STDIN = '200'
const CHUNK_WORDS = 2 ** 16
const RESULT = /^\s*(\w+)\|\s*(\d+)\|\s*\d+\|\s*\d+\|\s*([\d.]+)\|\s*(PASSED|WEAK|FAILED)/

type Result = { readonly test: string; readonly p: number; readonly verdict: string }
type Judge = {
  /** Program, and arguments before those of a test. */
  readonly command: readonly [string, ...string[]]
  /** Numbers of its option `-d`. */
  readonly tests: readonly number[]
  say(line: string): void
}

const DIEHARDER: Judge = {
  command: ['dieharder'],
  // Tests of Diehard and NIST's STS that read a few hundred megabytes at most.
  tests: [0, 2, 8, 15, 100, 101, 102],
  say: (line) => console.log(line),
}

/** Returns the results in the output of dieharder. */
export function readResults(output: string): readonly Result[] {
  return output.split('\n').flatMap((line) => {
    const [, test, ntuple, p, verdict] = RESULT.exec(line) ?? []
    return verdict === undefined ? [] : [{ test: `${test}/${ntuple}`, p: Number(p), verdict }]
  })
}

/**
 * R06: pipes samples of the raw stream into dieharder, an outside judge, if it is installed. A test that
 * fails is repeated on fresh data. Returns what failed twice.
 */
export async function askDieharder(pairs: Pairs, judge = DIEHARDER): Promise<readonly string[]> {
  if (spawnSync(judge.command[0], ['-h']).error) {
    judge.say('dieharder is not installed, so the raw stream is not tested: apt-get install dieharder')
    return []
  }
  const red: string[] = []
  for (const sample of SAMPLES) {
    const results: Result[] = []
    for (const test of judge.tests) {
      const found = await run(judge, test, wordsOf(sample, pairs, `${sample.name}/${test}/0`))
      results.push(...found)
      if (!found.some(hasFailed)) continue
      const again = await run(judge, test, wordsOf(sample, pairs, `${sample.name}/${test}/1`))
      red.push(...again.filter(hasFailed).map((result) => `dieharder, ${sample.name}: ${result.test}`))
    }
    judge.say(resultText(sample, results))
  }
  return red
}

const hasFailed = ({ verdict }: Result) => verdict === 'FAILED'

function resultText({ name }: Sample, results: readonly Result[]): string {
  const doubtful = results.filter(({ verdict }) => verdict !== 'PASSED')
  const rows = doubtful.map(({ test, p, verdict }) => `\n  ${verdict}: ${test}, p ${p}`)
  return `dieharder, ${name} · ${results.length} results, ${doubtful.length} doubtful${rows.join('')}`
}

/** Feeds words to one test until it has read enough. */
async function run({ command }: Judge, test: number, words: () => number): Promise<readonly Result[]> {
  const [program, ...args] = command
  const child = spawn(program, [...args, '-g', STDIN, '-d', String(test)], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const output = text(child.stdout)
  const closed = once(child.stdin, 'close')
  // The program ends without reading the rest.
  child.stdin.on('error', () => child.stdin.destroy())
  while (!child.stdin.destroyed) {
    const isReady = child.stdin.write(Uint32Array.from({ length: CHUNK_WORDS }, words))
    if (!isReady) await Promise.race([once(child.stdin, 'drain'), closed]).catch(() => null)
  }
  return readResults(await output)
}
