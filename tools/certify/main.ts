import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { rulesHash } from '../../packages/fairness/index.ts'
import { SLOT_GAMES, type SlotGame } from '../../packages/games/index.ts'
import { certify, type SlotCertificate } from '../../packages/games/slots/certificate.ts'
import { ROOT } from '../repository.ts'
import { crossCheck } from './cross-check.ts'
import { certificateText } from './text.ts'

/**
 * `npm run certify`: counts every game anew, writes its certificate where it changed, prints it, and plays the game
 * against it for some minutes. Ends with exit code 1 where play and certificate disagree. `--count` does not play.
 */
const FOLDER = join(ROOT, 'packages/games/slots/certificates')

function writeCertificate(game: SlotGame): SlotCertificate {
  const files = Object.entries(certify(game.rules, rulesHash(game.rules)))
  mkdirSync(FOLDER, { recursive: true })
  for (const [name, text] of files) {
    const path = join(FOLDER, name)
    const known = existsSync(path) ? readFileSync(path, 'utf8') : ''
    if (known === text) continue
    writeFileSync(path, text)
    console.log(`written: ${name}`)
  }
  return JSON.parse(files[0]?.[1] ?? '') as SlotCertificate
}

for (const game of SLOT_GAMES) {
  const certificate = writeCertificate(game)
  console.log(certificateText(game, certificate))
  if (process.argv.includes('--count')) continue
  for (const { name, rounds, percent, deviation, agrees } of crossCheck(game.rules, certificate)) {
    console.log(`  ${name}: ${rounds} rounds return ${percent} %, ${deviation} standard errors off`)
    if (!agrees) process.exitCode = 1
  }
}
if (process.exitCode) console.log('play and certificate DISAGREE')
