import { expect, it } from 'vitest'
import { askDieharder, readResults } from './dieharder.ts'
import { pairsFrom } from './seeds.ts'

const OUTPUT = `#=============================================================================#
        test_name   |ntup| tsamples |psamples|  p-value |Assessment
#=============================================================================#
   diehard_birthdays|   0|       100|     100|0.72948850|  PASSED
      diehard_operm5|   0|   1000000|     100|0.00000000|  FAILED
          sts_serial|   3|    100000|     100|0.99950000|   WEAK
`

/** Reads some of the stream and fails it. */
const FAILING = `process.stdin.once('data', () => {
  process.stdout.write('  stuck|  0|  1|  1|0.00000000|  FAILED\\n', () => process.exit())
})`

it('reads the results of dieharder (R06)', () => {
  expect(readResults(OUTPUT)).toEqual([
    { test: 'diehard_birthdays/0', p: 0.7294885, verdict: 'PASSED' },
    { test: 'diehard_operm5/0', p: 0, verdict: 'FAILED' },
    { test: 'sts_serial/3', p: 0.9995, verdict: 'WEAK' },
  ])
})

it('says how to install dieharder where it is missing, and judges nothing (R06)', async () => {
  const said: string[] = []
  const red = await askDieharder(pairsFrom(new Uint8Array(32)), {
    command: ['no-such-dieharder'],
    tests: [0],
    say: (line) => said.push(line),
  })
  expect(red).toEqual([])
  expect(said).toEqual([
    'dieharder is not installed, so the raw stream is not tested: apt-get install dieharder',
  ])
})

it('a test that fails twice is red (R06)', async () => {
  const red = await askDieharder(pairsFrom(new Uint8Array(32)), {
    command: [process.execPath, '--eval', FAILING, '--'],
    tests: [0],
    say: () => {},
  })
  expect(new Set(red)).toEqual(
    new Set(
      [
        'one long stream',
        'rounds of a pair, games in turn',
        'first rounds of many pairs',
        'streams of a round in turn',
      ].map((sample) => `dieharder, ${sample}: stuck/0`),
    ),
  )
})
