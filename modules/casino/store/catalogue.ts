import type { Db, Tx } from '@poyraz/db'
import { type Kurus, kurus } from '@poyraz/kernel'
import { searchKey } from '@poyraz/text'
import { sql } from 'kysely'
import { CATEGORIES } from '../catalogue-data.ts'
import type { HouseGame, HouseProvider } from '../house-game.ts'
import { topicNames } from '../lobby-words.ts'

export type Game = {
  readonly id: number
  readonly slug: string
  readonly providerId: number
  readonly providerName: string
  readonly name: { readonly tr: string; readonly en: string }
  readonly image: string
  readonly rtpBp: number
  readonly volatility: 'low' | 'medium' | 'high' | 'extreme'
  readonly minBet: Kurus
  readonly maxBet: Kurus
  readonly features: readonly string[]
  readonly types: readonly string[]
  readonly topics: readonly string[]
  readonly categories: readonly number[]
  readonly enabled: boolean
  /** Folded names of the game, its studio and its topics, for search. */
  readonly keys: readonly string[]
}

export type Category = { readonly id: number; readonly name: { readonly tr: string; readonly en: string } }
export type Provider = { readonly id: number; readonly name: string; readonly logo: string }

/** The catalogue as one value. Games are in the order of the lobby, disabled ones included. */
export type Catalogue = {
  readonly providers: readonly Provider[]
  readonly categories: readonly Category[]
  readonly games: readonly Game[]
  readonly byId: ReadonlyMap<number, Game>
}

type GameRow = {
  id: number
  slug: string
  provider_id: number
  provider_name: string
  name_tr: string
  name_en: string
  image: string
  rtp_bp: number
  volatility: Game['volatility']
  min_bet: bigint
  max_bet: bigint
  features: string[]
  types: string[]
  topics: string[]
  categories: number[]
  enabled: boolean
}

export async function loadCatalogue(db: Db): Promise<Catalogue> {
  const [games, categories, providers] = await Promise.all([
    sql<GameRow>`
      select g.id, g.slug, g.provider_id, p.name as provider_name, g.name_tr, g.name_en, g.image, g.rtp_bp,
        g.volatility, g.min_bet, g.max_bet, g.features, g.types, g.topics, g.enabled,
        coalesce(array_agg(c.category_id order by c.category_id) filter (where c.category_id is not null), '{}')
          as categories
      from casino.game g
      join casino.provider p on p.id = g.provider_id
      left join casino.game_category c on c.game_id = g.id
      group by g.id, p.name
      order by g.sort, g.id`.execute(db),
    sql<{ id: number; name_tr: string; name_en: string }>`
      select id, name_tr, name_en from casino.category order by sort, id`.execute(db),
    sql<Provider>`select id, name, logo from casino.provider order by sort, id`.execute(db),
  ])
  const list = games.rows.map(toGame)
  return {
    providers: providers.rows,
    categories: categories.rows.map((row) => ({ id: row.id, name: { tr: row.name_tr, en: row.name_en } })),
    games: list,
    byId: new Map(list.map((game) => [game.id, game])),
  }
}

/** Product of our own games. */
const PRODUCT = 'slots'

/** Returns the scope that closes one game for bets. */
export function gameScope(gameId: number): string {
  return `game:${gameId}`
}

/** Returns the games that take no bets under these closed scopes (`all`, a product, or `game:<id>`). */
export function closedBy(scopes: readonly string[], { games }: Catalogue): ReadonlySet<number> {
  const ids = games.map(({ id }) => id)
  const isWhole = scopes.includes('all') || scopes.includes(PRODUCT)
  return new Set(isWhole ? ids : ids.filter((id) => scopes.includes(gameScope(id))))
}

/** Returns the catalogue with these games closed. */
export function without(catalogue: Catalogue, closed: ReadonlySet<number>): Catalogue {
  if (closed.size === 0) return catalogue
  const games = catalogue.games.map((game) => (closed.has(game.id) ? { ...game, enabled: false } : game))
  return { ...catalogue, games, byId: new Map(games.map((game) => [game.id, game])) }
}

function toGame(row: GameRow): Game {
  return {
    id: row.id,
    slug: row.slug,
    providerId: row.provider_id,
    providerName: row.provider_name,
    name: { tr: row.name_tr, en: row.name_en },
    image: row.image,
    rtpBp: row.rtp_bp,
    volatility: row.volatility,
    minBet: kurus(row.min_bet),
    maxBet: kurus(row.max_bet),
    features: row.features,
    types: row.types,
    topics: row.topics,
    categories: row.categories,
    enabled: row.enabled,
    keys: keysOf(row),
  }
}

function keysOf({ name_tr, name_en, provider_name, topics }: GameRow): readonly string[] {
  return [...new Set([name_tr, name_en, provider_name, ...topicNames(topics)].map(searchKey))]
}

/** Provider of house games that belong to no studio. */
const HOUSE: HouseProvider = { id: 1, name: 'Poyraz Stüdyo', logo: 'poyraz' }

/**
 * Writes our own games into the catalogue, so that it matches the deployed rules. A game that is no longer
 * deployed stays for the history and is closed, as is one that has no client yet.
 */
export async function syncHouseGames(tx: Tx, games: readonly HouseGame[]): Promise<void> {
  const providers = new Map([HOUSE, ...games.map(providerOf)].map((one) => [one.id, one]))
  for (const { id, name, logo } of providers.values()) {
    await sql`
      insert into casino.provider (id, name, logo, sort) values (${id}, ${name}, ${logo}, ${id})
      on conflict (id) do update set name = excluded.name, logo = excluded.logo`.execute(tx)
  }
  for (const [sort, { id, tr, en }] of CATEGORIES.entries()) {
    await sql`
      insert into casino.category (id, name_tr, name_en, sort) values (${id}, ${tr}, ${en}, ${sort})
      on conflict (id) do update set
        name_tr = excluded.name_tr, name_en = excluded.name_en, sort = excluded.sort`.execute(tx)
  }
  for (const [sort, game] of games.entries()) {
    await syncGame(tx, game, sort)
    await sql`select ledger.open_house(${houseAccount(game.slug)}, now())`.execute(tx)
  }
  const offered = games.filter((game) => game.offered !== false)
  const deployed = sql`(id = any (${offered.map(({ id }) => id)}))`
  await sql`
    update casino.game set enabled = ${deployed}
    where provider_id = any (${[...providers.keys()]}) and enabled <> ${deployed}`.execute(tx)
}

function providerOf({ provider }: HouseGame): HouseProvider {
  return provider ?? HOUSE
}

/** Returns the ledger account that takes a game's stakes and pays its wins. */
export function houseAccount(slug: string): string {
  return `house:game:${slug}`
}

async function syncGame(tx: Tx, game: HouseGame, sort: number): Promise<void> {
  await sql`
    insert into casino.game (id, slug, provider_id, name_tr, name_en, image, rules_hash, rtp_bp, volatility,
      min_bet, max_bet, features, types, topics, sort)
    values (${game.id}, ${game.slug}, ${providerOf(game).id}, ${game.name.tr}, ${game.name.en}, ${game.image},
      ${game.rulesHash}, ${game.rtpBp}, ${game.volatility}, ${game.stakes.at(0)}, ${game.stakes.at(-1)},
      ${[...game.features]}, ${[...game.types]}, ${[...(game.topics ?? [])]}, ${sort})
    on conflict (id) do update set
      slug = excluded.slug, provider_id = excluded.provider_id, name_tr = excluded.name_tr,
      name_en = excluded.name_en, image = excluded.image, rules_hash = excluded.rules_hash,
      rtp_bp = excluded.rtp_bp, volatility = excluded.volatility, min_bet = excluded.min_bet,
      max_bet = excluded.max_bet, features = excluded.features, types = excluded.types,
      topics = excluded.topics`.execute(tx)
  const categories = [...game.categories]
  await sql`
    delete from casino.game_category
    where game_id = ${game.id} and category_id <> all (${categories})`.execute(tx)
  await sql`
    insert into casino.game_category (game_id, category_id)
    select ${game.id}, unnest(${categories}::integer[]) on conflict do nothing`.execute(tx)
}
