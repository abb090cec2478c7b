import { hash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { rulesHash } from '../../packages/fairness/index.ts'
import { certifyOriginal, type OriginalCertificate } from '../../packages/games/originals/certificate.ts'
import { ORIGINAL_FOLDERS, type OriginalFolder, readOptions } from '../../packages/games/originals/folders.ts'
import { certifyBook } from '../../packages/games/slots/books/certificate.ts'
import { CHUNK_TICKETS, countTickets } from '../../packages/games/slots/books/count-book.ts'
import { certify, type SlotCertificate } from '../../packages/games/slots/certificate.ts'
import { certifyChoice } from '../../packages/games/slots/choices/certificate.ts'
import { SLOT_FOLDERS, type SlotFolder } from '../../packages/games/slots/folders.ts'
import type { BookRules } from '../../packages/games/slots/rules.ts'
import { countBook } from './count-book.ts'
import { crossCheck } from './cross-check.ts'
import { certificateText, originalText } from './text.ts'

/**
 * `npm run certify`: recomputes the certificate of every game, writes it into the game's folder if it
 * changed, prints it, and compares it with simulated rounds for some minutes. Exit code 1 if they disagree.
 * `--count` skips the simulation. A book of tickets that is certified under the same hash, and whose first tickets
 * pay what they did, is not counted again unless `--fresh` asks for it. Further words name the games to certify.
 */
const options = process.argv.slice(2)
const named = options.filter((option) => !option.startsWith('--'))

async function filesOf({ game, certificate }: SlotFolder): Promise<Readonly<Record<string, string>>> {
  const { rules } = game
  const rulesId = rulesHash(rules)
  if (rules.mapping === 'reels-1') return certify(rules, rulesId)
  if (rules.mapping === 'reels-2') return certifyChoice(rules, rulesId)
  const isKept =
    certificate?.rulesHash === rulesId && certificate.book?.firstChunkDigest === firstDigest(rules)
  return isKept && !options.includes('--fresh') ? {} : certifyBook(rules, rulesId, await countBook(rules))
}

function firstDigest(rules: BookRules): string | undefined {
  return countTickets(rules, 0, CHUNK_TICKETS).digests.get(0)
}

async function writeCertificate(folder: SlotFolder): Promise<SlotCertificate> {
  const { url } = folder
  for (const [name, text] of Object.entries(await filesOf(folder))) writeChanged(url, name, text)
  return JSON.parse(readFileSync(new URL('certificate.json', url), 'utf8')) as SlotCertificate
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

for (const folder of ORIGINAL_FOLDERS) {
  if (named.length > 0 && !named.includes(folder.game.slug)) continue
  console.log(originalText(folder.game, await writeOriginal(folder)))
}

for (const folder of SLOT_FOLDERS) {
  const { game } = folder
  if (named.length > 0 && !named.includes(game.slug)) continue
  const certificate = await writeCertificate(folder)
  console.log(certificateText(game, certificate))
  if (options.includes('--count')) continue
  for (const { name, rounds, percent, deviation, agrees } of crossCheck(game.rules, certificate)) {
    console.log(`  ${name}: ${rounds} rounds return ${percent} %, ${deviation} standard errors off`)
    if (!agrees) process.exitCode = 1
  }
}
if (process.exitCode) console.log('play and certificate DISAGREE')
