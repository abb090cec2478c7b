import { readFileSync } from 'node:fs'
import { type Mapping, type RoundProof, readProof, verifyRound } from '@poyraz/fairness/verify'
import { compile, drawWinners, lotteryRules, play, SLOT_GAMES } from '@poyraz/games'
import { reportRound } from './report.ts'

const USAGE_CODE = 2
/** Draws of the lottery are named so. */
const LOTTERY = 'cekilis-'

process.exitCode = main(process.argv[2])

/**
 * `npm run verify-round -- round.json`: checks what `fairness.verify` answered for a round, without the server.
 * The whole reply or its `data` alone may be in the file; `-` reads standard input.
 */
function main(path: string | undefined): number {
  if (path === undefined) return refuse('Say which file holds the round: npm run verify-round -- round.json')
  const content = readJson(path)
  if (content === undefined) return refuse(`${path} cannot be read as JSON.`)
  const proof = readProof(content)
  if (!proof.ok) return refuse(`${path} holds no round to check: ${proof.error} is missing or wrong.`)
  const { lines, code } = reportRound(proof.value, verifyRound(proof.value, mappingOf(proof.value)))
  console.log(lines.join('\n'))
  return code
}

function readJson(path: string): unknown {
  try {
    const content: unknown = JSON.parse(readFileSync(path === '-' ? 0 : path, 'utf8'))
    return typeof content === 'object' && content !== null && 'data' in content ? content.data : content
  } catch {
    return undefined
  }
}

function mappingOf({ gameID: slug, outcome }: RoundProof): Mapping | null {
  if (slug.startsWith(LOTTERY)) return lotteryMapping(slug, outcome)
  const game = SLOT_GAMES.find((candidate) => candidate.slug === slug)
  if (!game) return null
  const machine = compile(game.rules)
  return { rules: game.rules, decide: (stream) => play(machine, stream('main')) }
}

/** How many tickets there were is in the rules, whose hash the proof carries. */
function lotteryMapping(slug: string, outcome: RoundProof['outcome']): Mapping | null {
  if (typeof outcome !== 'object' || outcome === null || Array.isArray(outcome)) return null
  const { tickets, winners } = outcome as { tickets?: unknown; winners?: unknown }
  if (typeof tickets !== 'number' || !Array.isArray(winners) || winners.length > tickets) return null
  const pool = { tickets, winners: winners.length }
  const decide: Mapping['decide'] = (stream) => ({ tickets, winners: [...drawWinners(stream('main'), pool)] })
  return { rules: lotteryRules(slug, pool), decide }
}

function refuse(line: string): number {
  console.error(line)
  return USAGE_CODE
}
