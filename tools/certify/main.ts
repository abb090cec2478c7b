import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { rulesHash } from '../../packages/fairness/index.ts'
import { certify, type SlotCertificate } from '../../packages/games/slots/certificate.ts'
import { SLOT_FOLDERS, type SlotFolder } from '../../packages/games/slots/folders.ts'
import { crossCheck } from './cross-check.ts'
import { certificateText } from './text.ts'

/**
 * `npm run certify`: recomputes the certificate of every game, writes it into the game's folder if it
 * changed, prints it, and compares it with simulated rounds for some minutes. Exit code 1 if they disagree.
 * `--count` skips the simulation.
 */
function writeCertificate({ game, url }: SlotFolder): SlotCertificate {
  const files = Object.entries(certify(game.rules, rulesHash(game.rules)))
  for (const [name, text] of files) {
    const path = new URL(name, url)
    const known = existsSync(path) ? readFileSync(path, 'utf8') : ''
    if (known === text) continue
    writeFileSync(path, text)
    console.log(`written: ${game.slug}/${name}`)
  }
  return JSON.parse(files[0]?.[1] ?? '') as SlotCertificate
}

for (const folder of SLOT_FOLDERS) {
  const { game } = folder
  const certificate = writeCertificate(folder)
  console.log(certificateText(game, certificate))
  if (process.argv.includes('--count')) continue
  for (const { name, rounds, percent, deviation, agrees } of crossCheck(game.rules, certificate)) {
    console.log(`  ${name}: ${rounds} rounds return ${percent} %, ${deviation} standard errors off`)
    if (!agrees) process.exitCode = 1
  }
}
if (process.exitCode) console.log('play and certificate DISAGREE')
