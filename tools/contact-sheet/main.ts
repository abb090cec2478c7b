import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { launchBrowser } from '../../e2e/browser.ts'
import { startServerProcess } from '../../e2e/server-process.ts'
import { ROOT } from '../repository.ts'
import { playDemo } from './play-demo.ts'
import { drawSheet } from './sheet.ts'

const FILE = join(ROOT, 'docs/images/games.webp')
/** Limit of a picture in the repository. */
const BYTES_MAX = 1_500_000

/** Plays every slot in a browser, in both orientations, and writes the pictures of all as one sheet. */
async function main(): Promise<void> {
  const { SLOT_GAMES } = await import('@poyraz/games')
  const server = await startServerProcess({ SPIN_INTERVAL_MS: '0' })
  const browser = await launchBrowser()
  try {
    const shots = []
    for (const game of SLOT_GAMES) {
      shots.push(await playDemo(browser, server.url, game))
      console.log(`${game.slug}: played in both orientations`)
    }
    const sheet = await drawSheet(shots)
    if (sheet.length > BYTES_MAX) throw new Error(`the sheet has ${sheet.length} bytes, at most ${BYTES_MAX}`)
    writeFileSync(FILE, sheet)
    console.log(`${SLOT_GAMES.length} games in ${FILE}: ${sheet.length} bytes`)
  } finally {
    await browser.close()
    await server.stop()
  }
}

await main()
