import type { Db, Tx } from '@poyraz/db'
import { sql } from 'kysely'
import type { HouseGame } from '../house-game.ts'

/** A version of a game's rules, as it was hashed. */
export type PublishedRules = {
  readonly slug: string
  readonly hash: string
  /** Canonical JSON: the bytes (UTF-8) that the hash is computed from. */
  readonly rules: string
}

/** Keeps the rules that games are offered with from now on. */
export async function publishRules(
  tx: Tx,
  games: readonly Pick<HouseGame, 'slug' | 'rulesHash' | 'rulesText'>[],
): Promise<void> {
  const texts = games.flatMap(({ slug, rulesHash, rulesText }) =>
    rulesText === undefined ? [] : [{ slug, rulesHash, rulesText }],
  )
  await sql`
    insert into casino.published_rules (slug, rules_hash, rules, published_at)
    select *, clock_timestamp() from unnest(${texts.map(({ slug }) => slug)}::text[],
      ${texts.map(({ rulesHash }) => rulesHash)}::text[], ${texts.map(({ rulesText }) => rulesText)}::text[])
    on conflict (slug, rules_hash) do nothing`.execute(tx)
}

/** Finds a version of rules by its hash; without one, the version that the game has now. */
export async function findRules(
  db: Db,
  slug: string,
  hash: string | null,
): Promise<PublishedRules | undefined> {
  const wanted = hash === null ? sql`(select rules_hash from casino.game where slug = ${slug})` : sql`${hash}`
  const { rows } = await sql<PublishedRules>`
    select slug, rules_hash as hash, rules from casino.published_rules
    where slug = ${slug} and rules_hash = ${wanted}`.execute(db)
  return rows[0]
}

export type RulesVersion = {
  readonly slug: string
  readonly hash: string
  readonly published_at: Date
  /** True for the version that rounds are played by now. */
  readonly current: boolean
}

/** Returns all versions of all games, the newest of a game first. */
export async function listRules(db: Db): Promise<readonly RulesVersion[]> {
  const { rows } = await sql<RulesVersion>`
    select p.slug, p.rules_hash as hash, p.published_at,
      coalesce(g.rules_hash = p.rules_hash, false) as current
    from casino.published_rules p left join casino.game g on g.slug = p.slug
    order by p.slug, p.published_at desc, p.rules_hash`.execute(db)
  return rows
}
