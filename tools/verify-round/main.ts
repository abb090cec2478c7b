import { readFileSync } from 'node:fs'
import { readProof, verifyRound } from '@poyraz/fairness/verify'
import { mappingOf } from '@poyraz/games'
import { reportRound } from './report.ts'

const USAGE_CODE = 2

process.exitCode = main(process.argv[2])

/**
 * `npm run verify-round -- round.json`: verifies a round from the reply of `fairness.verify`, without the
 * server. The file contains the whole reply or only its `data`; `-` reads standard input.
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

function refuse(line: string): number {
  console.error(line)
  return USAGE_CODE
}
