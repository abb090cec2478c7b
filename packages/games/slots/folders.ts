import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { assert } from '@poyraz/kernel'
import type { SlotCertificate } from './certificate.ts'
import type { PublishedRules, SlotGame, SlotPage } from './game.ts'

/** Everything that the project knows of a slot: the content of its folder. */
export type SlotFolder = {
  readonly url: URL
  readonly game: SlotGame
  readonly page: SlotPage
  readonly published: readonly PublishedRules[]
  /** `null` until `npm run certify` has counted the game. */
  readonly certificate: SlotCertificate | null
}

/** All slots of this package in the order of the lobby, read once when a process starts. */
export const SLOT_FOLDERS = await readSlotFolders(new URL('./', import.meta.url))

/** Reads every folder below `root` that holds a `game.ts`. Throws where two games share a number. */
export async function readSlotFolders(root: URL): Promise<readonly SlotFolder[]> {
  const urls = readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(new URL(`${entry.name}/game.ts`, root)))
    .map(({ name }) => new URL(`${name}/`, root))
  const folders = await Promise.all(urls.map(readFolder))
  const ids = new Set(folders.map(({ game }) => game.id))
  assert(ids.size === folders.length, 'each slot has a number of its own')
  return folders.toSorted((left, right) => left.game.id - right.game.id)
}

async function readFolder(url: URL): Promise<SlotFolder> {
  const [{ game }, { page }] = await Promise.all([
    import(new URL('game.ts', url).href) as Promise<{ readonly game: SlotGame }>,
    import(new URL('page.ts', url).href) as Promise<{ readonly page: SlotPage }>,
  ])
  assert(url.pathname.endsWith(`/${game.slug}/`), `${game.slug} lies in the folder of its name`)
  return {
    url,
    game,
    page,
    published: readJson<readonly PublishedRules[]>(new URL('published.json', url)) ?? [],
    certificate: readJson<SlotCertificate>(new URL('certificate.json', url)),
  }
}

function readJson<T>(file: URL): T | null {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as T) : null
}
