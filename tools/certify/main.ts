import { hash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { rulesHash } from '../../packages/fairness/index.ts'
import { certifyOriginal, type OriginalCertificate } from '../../packages/games/originals/certificate.ts'
import { ORIGINAL_FOLDERS, type OriginalFolder, readOptions } from '../../packages/games/originals/folders.ts'
import { certify, type SlotCertificate } from '../../packages/games/slots/certificate.ts'
import { SLOT_FOLDERS, type SlotFolder } from '../../packages/games/slots/folders.ts'
import { crossCheck } from './cross-check.ts'
import { certificateText, originalText } from './text.ts'

/**
 * `npm run certify`: recomputes the certificate of every game, writes it into the game's folder if it
 * changed, prints it, and compares it with simulated rounds for some minutes. Exit code 1 if they disagree.
 * `--count` skips the simulation.
 */
function writeCertificate({ game, url }: SlotFolder): SlotCertificate {
  const files = Object.entries(certify(game.rules, rulesHash(game.rules)))
  for (const [name, text] of files) writeChanged(url, name, text)
  return JSON.parse(files[0]?.[1] ?? '') as SlotCertificate
}

/** Every option of an original is counted, and nothing is left to simulate. */
async function writeOriginal({ game, url }: OriginalFolder): Promise<OriginalCertificate> {
  const hashes = { rulesHash: rulesHash(game.rules), sha256: (lines: string) => hash('sha256', lines) }
  const text = certifyOriginal(game.rules, hashes, await readOptions(url))
  writeChanged(url, 'certificate.json', text)
  return JSON.parse(text) as OriginalCertificate
}

function writeChanged(url: URL, name: string, text: string): void {
  const path = new URL(name, url)
  const known = existsSync(path) ? readFileSync(path, 'utf8') : ''
  if (known === text) return
  writeFileSync(path, text)
  console.log(`written: ${url.pathname.split('/').at(-2)}/${name}`)
}

for (const folder of ORIGINAL_FOLDERS) console.log(originalText(folder.game, await writeOriginal(folder)))

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
