import { PUSH_DEVICES_MAX, type PushCategory } from '@poyraz/contract'
import type { Db, Tx } from '@poyraz/db'
import { sql } from 'kysely'

/** A browser that gets push notifications. */
export type PushSubscription = {
  readonly id: string
  readonly playerId: string
  readonly endpoint: string
  readonly p256dh: string
  readonly auth: string
  readonly lang: 'tr' | 'en'
  /** Categories that the player chose, as they are now. */
  readonly categories: readonly PushCategory[]
}

export async function readCategories(db: Db, playerId: string): Promise<readonly PushCategory[]> {
  const { rows } = await sql<{ categories: PushCategory[] }>`
    select categories from engagement.push_choice where player_id = ${playerId}`.execute(db)
  return rows[0]?.categories ?? []
}

/** Stores the choice; a consent to marketing keeps the time at which it was given. */
export async function putCategories(
  tx: Tx,
  playerId: string,
  { categories, at }: { readonly categories: readonly PushCategory[]; readonly at: Date },
): Promise<void> {
  const since = categories.includes('promotion') ? at : null
  await sql`
    insert into engagement.push_choice as c (player_id, categories, marketing_since)
    values (${playerId}, ${[...categories]}, ${since})
    on conflict (player_id) do update set categories = excluded.categories,
      marketing_since = case when excluded.marketing_since is not null
        then coalesce(c.marketing_since, excluded.marketing_since) end`.execute(tx)
}

/** Takes the consent to marketing by push back. */
export async function dropPromotion(tx: Tx, playerId: string): Promise<void> {
  await sql`
    update engagement.push_choice
    set categories = array_remove(categories, 'promotion'), marketing_since = null
    where player_id = ${playerId}`.execute(tx)
}

export async function countDevices(db: Db, playerId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from engagement.push_subscription
    where player_id = ${playerId} and not suspended`.execute(db)
  return rows[0]?.count ?? 0
}

export type NewSubscription = Omit<PushSubscription, 'categories'> & {
  readonly sessionId: string
  readonly at: Date
}

/**
 * Adds a browser, or takes over one that another player or session used, and drops those beyond the maximum.
 * Subscriptions of one player are added one after the other.
 */
export async function putSubscription(tx: Tx, one: NewSubscription): Promise<void> {
  await sql`
    select pg_advisory_xact_lock(hashtextextended(${`engagement.push ${one.playerId}`}, 0))`.execute(tx)
  await sql`
    insert into engagement.push_subscription
      (id, player_id, session_id, endpoint, p256dh, auth, lang, seen_at)
    values (${one.id}, ${one.playerId}, ${one.sessionId}, ${one.endpoint}, ${one.p256dh}, ${one.auth},
      ${one.lang}, ${one.at})
    on conflict (endpoint) do update set player_id = excluded.player_id, session_id = excluded.session_id,
      p256dh = excluded.p256dh, auth = excluded.auth, lang = excluded.lang, seen_at = excluded.seen_at,
      suspended = false`.execute(tx)
  await sql`
    delete from engagement.push_subscription where id in (
      select id from engagement.push_subscription where player_id = ${one.playerId}
      order by seen_at desc, id desc offset ${PUSH_DEVICES_MAX})`.execute(tx)
}

/** Binds the player's subscription to a session and language; false if the player has no such subscription. */
export async function refreshSubscription(
  tx: Tx,
  one: Pick<NewSubscription, 'playerId' | 'endpoint' | 'sessionId' | 'lang' | 'at'>,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update engagement.push_subscription
    set session_id = ${one.sessionId}, lang = ${one.lang}, seen_at = ${one.at}, suspended = false
    where endpoint = ${one.endpoint} and player_id = ${one.playerId}`.execute(tx)
  return numAffectedRows === 1n
}

export async function removeSubscription(tx: Tx, playerId: string, endpoint: string): Promise<void> {
  await sql`
    delete from engagement.push_subscription
    where endpoint = ${endpoint} and player_id = ${playerId}`.execute(tx)
}

export async function removeSubscriptionsOf(tx: Tx, sessionId: string): Promise<void> {
  await sql`delete from engagement.push_subscription where session_id = ${sessionId}`.execute(tx)
}

export async function suspendSubscriptionsOf(
  tx: Tx,
  of: { readonly playerId: string } | { readonly sessionId: string },
): Promise<void> {
  const condition = 'playerId' in of ? sql`player_id = ${of.playerId}` : sql`session_id = ${of.sessionId}`
  await sql`update engagement.push_subscription set suspended = true where ${condition}`.execute(tx)
}

/** Removes the player's choice and all subscriptions. */
export async function removePlayer(tx: Tx, playerId: string): Promise<void> {
  await sql`delete from engagement.push_subscription where player_id = ${playerId}`.execute(tx)
  await sql`
    update engagement.push_choice set categories = '{}', marketing_since = null
    where player_id = ${playerId}`.execute(tx)
}

/** Removes a subscription that its push service does not know any more. */
export async function removeGone(db: Db, id: string): Promise<void> {
  await sql`delete from engagement.push_subscription where id = ${id}`.execute(db)
}

export async function removeUnseen(db: Db, seenBefore: Date): Promise<void> {
  await sql`delete from engagement.push_subscription where seen_at <= ${seenBefore}`.execute(db)
}

/** Returns the ids of the player's subscriptions, if the player wants to hear about the category. */
export async function subscriptionsFor(
  db: Db,
  playerId: string,
  category: PushCategory,
): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    select s.id from engagement.push_subscription s
    join engagement.push_choice c on c.player_id = s.player_id
    where s.player_id = ${playerId} and not s.suspended and ${category} = any (c.categories)`.execute(db)
  return rows.map(({ id }) => id)
}

/** As `subscriptionsFor` for each of these players; those of one who is named twice come twice. */
export async function subscriptionsOfAll(
  db: Db,
  playerIds: readonly string[],
  category: PushCategory,
): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    select s.id from unnest(${playerIds}::uuid[]) p (id)
    join engagement.push_subscription s on s.player_id = p.id
    join engagement.push_choice c on c.player_id = s.player_id
    where not s.suspended and ${category} = any (c.categories)`.execute(db)
  return rows.map(({ id }) => id)
}

/** Returns the next subscriptions of all players who want to hear about the category, by id. */
export async function nextSubscriptions(
  db: Db,
  category: PushCategory,
  { afterId, limit }: { readonly afterId: string; readonly limit: number },
): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    select s.id from engagement.push_subscription s
    join engagement.push_choice c on c.player_id = s.player_id
    where s.id > ${afterId} and not s.suspended and ${category} = any (c.categories)
    order by s.id limit ${limit}`.execute(db)
  return rows.map(({ id }) => id)
}

export async function findSubscription(db: Db, id: string): Promise<PushSubscription | undefined> {
  const { rows } = await sql<PushSubscription>`
    select s.id, s.player_id as "playerId", s.endpoint, s.p256dh, s.auth, s.lang,
      coalesce(c.categories, '{}') as categories
    from engagement.push_subscription s
    left join engagement.push_choice c on c.player_id = s.player_id
    where s.id = ${id}`.execute(db)
  return rows[0]
}
