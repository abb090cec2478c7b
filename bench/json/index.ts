import { parseStrictJson } from '../../apps/server/edge/strict-json.ts'
import { machine, print, spread } from '../shared/figures.ts'

const ROUNDS = 5
/** Bodies of one size that a round parses. */
const COUNTS = { 'a usual call': 100_000, '62 KB of numbers': 200, '62 KB of text': 200 } as const
type Name = keyof typeof COUNTS

const BODIES: Readonly<Record<Name, string>> = {
  'a usual call': '{"api":{"class":"casino","method":"play"},"data":{"gameID":12,"stake":100},"lang":"tr"}',
  '62 KB of numbers': `{"data":{"x":[${Array.from({ length: 31_000 }, () => 0).join(',')}]}}`,
  '62 KB of text': `{"data":{"x":"${'kupon '.repeat(10_300)}"}}`,
}

/**
 * Processor time of the strict parser of request bodies beside `JSON.parse`, in turn. Usual calls come first:
 * the code is then compiled for them, as on a server.
 */
export async function main(): Promise<void> {
  print(`json · ${machine()}`)
  for (let warm = 0; warm < COUNTS['a usual call']; warm++) parseStrictJson(BODIES['a usual call'])
  for (const name of Object.keys(COUNTS) as Name[]) {
    const [ours, plain]: [number[], number[]] = [[], []]
    for (let round = 0; round < ROUNDS; round++) {
      ours.push(microsOf(name, parseStrictJson))
      plain.push(microsOf(name, JSON.parse))
    }
    const ratio = ours.map((micros, round) => micros / (plain[round] ?? Number.NaN))
    print(`${name}: ${spread(ours)} µs, JSON.parse ${spread(plain)} µs, ratio ${spread(ratio)}`)
  }
}

function microsOf(name: Name, parse: (text: string) => unknown): number {
  const before = process.cpuUsage()
  // A body of its own each time, as from a socket.
  for (let count = 0; count < COUNTS[name]; count++) parse(Buffer.from(BODIES[name]).toString())
  const { user, system } = process.cpuUsage(before)
  return (user + system) / COUNTS[name]
}
