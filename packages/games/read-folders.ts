import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { assert } from '@poyraz/kernel'
import type { GameFolder, GamePage, PublishedRules } from './game-folder.ts'

/** Names of a game of any kind: its number on the wire and its frozen name. */
type Named = { readonly id: number; readonly slug: string }

/**
 * Reads every folder below `root` that holds a `game.ts`, in the order of the lobby. Throws where two games share a
 * number.
 */
export async function readGameFolders<Game extends Named, Certificate>(
  root: URL,
): Promise<readonly GameFolder<Game, Certificate>[]> {
  const urls = readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(new URL(`${entry.name}/game.ts`, root)))
    .map(({ name }) => new URL(`${name}/`, root))
  const folders = await Promise.all(urls.map((url) => readFolder<Game, Certificate>(url)))
  const ids = new Set(folders.map(({ game }) => game.id))
  assert(ids.size === folders.length, 'each game has a number of its own')
  return folders.toSorted((left, right) => left.game.id - right.game.id)
}

async function readFolder<Game extends Named, Certificate>(url: URL): Promise<GameFolder<Game, Certificate>> {
  const [{ game }, { page }] = await Promise.all([
    import(new URL('game.ts', url).href) as Promise<{ readonly game: Game }>,
    import(new URL('page.ts', url).href) as Promise<{ readonly page: GamePage }>,
  ])
  assert(url.pathname.endsWith(`/${game.slug}/`), `${game.slug} lies in the folder of its name`)
  return {
    url,
    game,
    page,
    published: readJson<readonly PublishedRules[]>(new URL('published.json', url)) ?? [],
    certificate: readJson<Certificate>(new URL('certificate.json', url)),
  }
}

function readJson<T>(file: URL): T | null {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as T) : null
}
