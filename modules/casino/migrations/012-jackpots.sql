-- Jackpots: pots that paid stakes of slots fill, and that a stake wins. Amounts of pots are in
-- micro-kuruş, so
-- that no part of a contribution is lost; the ledger has their whole kuruş.

create table casino.jackpot (
  id integer primary key,
  pool text not null,
  level text not null,
  -- Owner in the ledger of the accounts of its pool, and the account of this pot there.
  owner uuid not null,
  account text not null unique,
  seed bigint not null check (seed >= 0),
  cap bigint not null check (cap > seed),
  rules_hash text not null,
  -- Everything that belongs to this pot and to later ones. The pot shows and pays it up to the cap.
  amount_micro bigint not null check (amount_micro >= 0),
  -- Number of the pot, from 1, and the amount that it began with.
  pot integer not null default 1,
  pot_from_micro bigint not null,
  pot_since timestamptz not null,
  -- False when no game feeds it any more: its money stays owed.
  open boolean not null default true
) with (fillfactor = 50);
grant select on casino.jackpot to poyraz_app;

-- The hidden distance of a pot of a must-hit-by pool, in micro-kuruş of contributions. It is committed to
-- before
-- the pot opens, and its value is sealed until the pot was hit.
create table casino.jackpot_trigger (
  jackpot_id integer not null references casino.jackpot,
  pot integer not null check (pot > 0),
  rules_hash text not null,
  commitment casino.digest not null unique,
  sealed_salt bytea not null,
  salt casino.digest,
  value bigint,
  committed_at timestamptz not null,
  primary key (jackpot_id, pot),
  check ((salt is null) = (value is null))
);
grant select, insert, update (salt, value) on casino.jackpot_trigger to poyraz_app;

-- Wins in the order in which they were recorded, which is the order that decides.
create table casino.jackpot_win (
  id bigint generated always as identity primary key,
  jackpot_id integer not null references casino.jackpot,
  pot integer not null,
  round_id uuid not null unique,
  player_id uuid not null,
  game_id integer not null,
  stake bigint not null,
  amount bigint not null check (amount > 0),
  -- Contributions to the pot before and after the winning stake, in micro-kuruş.
  from_micro bigint not null,
  to_micro bigint not null,
  won_at timestamptz not null,
  unique (jackpot_id, pot)
);
create index jackpot_win_by_player on casino.jackpot_win (player_id);
grant select on casino.jackpot_win to poyraz_app;

-- The ticket of a round in a progressive pool, and the hash of the rules of the pool that it was drawn by.
alter table casino.round add column ticket bigint, add column ticket_rules text;

-- What the stake of one play adds to a pot; `hit` if its ticket wins this pot.
create type casino.jackpot_feed as (n integer, jackpot_id integer, micro bigint, hit boolean);
-- The distance of a pot as a server knows it.
create type casino.jackpot_trigger_input as (jackpot_id integer, pot integer, distance bigint);
-- `refusal`: `jackpot_busy` or `jackpot_missed`, or null. `jackpot_id` and `amount` (kuruş) if the play wins.
create type casino.jackpot_admitted as (n integer, refusal text, jackpot_id integer, amount bigint);
create type casino.jackpot_placed as (
  n integer, round_id uuid, player_id uuid, game_id integer, stake bigint, jackpot_id integer, amount bigint
);

create function casino.jackpot_house(p_id integer) returns text
language sql stable as $$ select 'house:' || account from casino.jackpot where id = p_id $$;

-- Locks the pots, in the order of their ids, and decides which plays may be written in this batch. Plays
-- before
-- a possible hit are written without it. The hit itself is written only as the first play of its pot, so that
-- its amount is known before it is placed; the plays behind it are told to come again (`jackpot_busy`). A
-- play
-- whose server knows an earlier pot is told to read again (`jackpot_missed`). A ticket that hits goes first.
create function casino.admit_feeds(p_feeds casino.jackpot_feed[], p_triggers casino.jackpot_trigger_input[])
returns casino.jackpot_admitted[]
language plpgsql volatile security definer set search_path = pg_catalog, pg_temp
  set plan_cache_mode = force_generic_plan as $$
begin
  return (
    with pot as materialized (
      select j.* from casino.jackpot j
       where j.id = any (array(select jackpot_id from unnest(p_feeds)))
       order by j.id for no key update
    ), line as (
      select f.n, f.jackpot_id, f.micro, f.hit, pot.amount_micro, pot.cap,
        t.pot is not null and t.pot <> pot.pot as missed,
        pot.amount_micro - pot.pot_from_micro + sum(f.micro) over w as filled, t.distance,
        row_number() over w as place
      from unnest(p_feeds) f
      join pot on pot.id = f.jackpot_id
      left join unnest(p_triggers) t on t.jackpot_id = f.jackpot_id
      window w as (partition by f.jackpot_id order by f.hit desc, f.n)
    ), found as (
      select *,
        min(place) filter (where hit or filled >= distance) over (partition by jackpot_id) as first_hit
      from line
    ), judged as (
      select *, case
          when missed then 'jackpot_missed'
          when place >= first_hit and place > 1 then 'jackpot_busy'
        end as refusal,
        first_hit = 1 and place = 1 as wins
      from found
    )
    select array_agg(row(n, refusal, jackpot_id, amount)::casino.jackpot_admitted) from (
      select n, max(refusal) as refusal,
        max(jackpot_id) filter (where wins) as jackpot_id,
        max(least(cap, (amount_micro + micro) / 1000000)) filter (where wins) as amount
      from judged group by n) play);
end $$;

-- Adds the contributions of placed plays to their pots, pays the pots that were hit out of the accounts of
-- the
-- pools, and opens the next pots with their seeds. The pots are locked by `admit_feeds`; the ledger's
-- accounts
-- of pools are locked last.
create function casino.feed_jackpots(
  p_placed casino.jackpot_placed[], p_feeds casino.jackpot_feed[], p_at timestamptz
) returns boolean
language plpgsql volatile security definer set search_path = pg_catalog, pg_temp
  set plan_cache_mode = force_generic_plan as $$
declare
  v_refused bigint;
begin
  if cardinality(p_placed) = 0 then
    return false;
  end if;
  with gain as materialized (
    select f.jackpot_id, sum(f.micro)::bigint as micro, min(p.n) as n
      from unnest(p_feeds) f join unnest(p_placed) p using (n) group by f.jackpot_id
  ), hit as materialized (
    select p.* from unnest(p_placed) p where p.amount is not null
  ), change as materialized (
    select j.id, j.owner, j.account, j.pot, gain.micro, gain.n, hit.amount, hit.round_id, hit.player_id,
      hit.game_id, hit.stake, j.amount_micro - j.pot_from_micro as filled,
      (j.amount_micro + gain.micro) / 1000000 - j.amount_micro / 1000000 as whole,
      case when hit.amount is not null then j.seed end as seed,
      j.amount_micro + gain.micro + coalesce((j.seed - hit.amount) * 1000000, 0) as after_micro
    from casino.jackpot j join gain on gain.jackpot_id = j.id left join hit on hit.jackpot_id = j.id
  ), updated as (
    update casino.jackpot j set amount_micro = c.after_micro,
      pot = case when c.amount is null then j.pot else j.pot + 1 end,
      pot_from_micro = case when c.amount is null then j.pot_from_micro else c.after_micro end,
      pot_since = case when c.amount is null then j.pot_since else p_at end
    from change c where j.id = c.id
  ), noted as (
    insert into casino.jackpot_win (jackpot_id, pot, round_id, player_id, game_id, stake, amount, from_micro,
      to_micro, won_at)
    select id, pot, round_id, player_id, game_id, stake, amount, filled, filled + micro, p_at
      from change where amount is not null
  ), leg as materialized (
    select dense_rank() over (order by c.owner)::integer as n, c.owner, v.reason, v.debit, v.credit, v.amount,
      row_number() over (partition by c.owner order by c.id, v.place)::integer as leg
    from change c cross join lateral (values
      (1, 'jackpot_contribution', 'house:jackpots', c.account, c.whole),
      (2, 'jackpot', c.account, 'house:' || c.account, c.amount),
      (3, 'jackpot_seed', 'house:jackpots', c.account, c.seed)) v (place, reason, debit, credit, amount)
    where v.amount > 0
  ), member as materialized (
    -- The key is that of the first play of the batch, which is in no other batch.
    select leg.n, leg.owner, 'feed:' || (select p.round_id from unnest(p_placed) p order by p.n limit 1) as key
      from leg group by leg.n, leg.owner
  )
  select count(*) filter (where posted.status <> 'created') into v_refused
    from ledger.post_batch(
      array(select ledger.transaction(m.n, m.owner, m.key, sha256(convert_to(m.key, 'UTF8'))) from member m),
      array(select ledger.leg(leg.n, leg.leg, leg.reason, leg.debit, leg.credit, leg.amount) from leg),
      p_at) posted;
  if v_refused > 0 then
    raise exception 'casino: the ledger refused a contribution to a jackpot';
  end if;
  return true;
end $$;

-- Opens the pots of a pool with their seeds, and keeps what the rules say about them up to date. A changed
-- seed
-- counts from the next pot on.
create function casino.open_jackpot(
  p_id integer, p_pool text, p_level text, p_seed bigint, p_cap bigint, p_rules_hash text, p_at timestamptz
) returns void
language plpgsql volatile security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_owner uuid := md5('poyraz/jackpot/' || p_pool)::uuid;
  v_account text := 'jackpot:' || p_level;
  v_status ledger.status;
begin
  perform ledger.open_house('house:jackpots', p_at), ledger.open_house('house:' || v_account, p_at);
  update casino.jackpot set seed = p_seed, cap = p_cap, rules_hash = p_rules_hash, open = true
   where id = p_id;
  if found then
    return;
  end if;
  insert into casino.jackpot (id, pool, level, owner, account, seed, cap, rules_hash, amount_micro,
    pot_from_micro, pot_since)
  values (p_id, p_pool, p_level, v_owner, v_account, p_seed, p_cap, p_rules_hash, p_seed * 1000000,
    p_seed * 1000000, p_at);
  select status into v_status from ledger.post_batch(
    array[ledger.transaction(1, v_owner, 'open:' || v_account, sha256(convert_to(v_account, 'UTF8')))],
    array[ledger.leg(1, 1, 'jackpot_seed', 'house:jackpots', v_account, p_seed)], p_at);
  if v_status <> 'created' then
    raise exception 'casino: the ledger refused the seed of jackpot %: %', p_id, v_status;
  end if;
end $$;

-- Pots that no deployed rules name take no stakes and are not shown.
create function casino.close_jackpots_except(p_ids integer[]) returns void
language sql volatile security definer set search_path = pg_catalog, pg_temp as $$
  update casino.jackpot set open = false where open and id <> all (p_ids)
$$;

-- Returns the pots whose money in the ledger is not their whole kuruş.
create function casino.jackpot_differences()
returns table (id integer, level text, expected bigint, found bigint)
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select j.id, j.level, j.amount_micro / 1000000, coalesce(a.balance, 0)
    from casino.jackpot j
    left join ledger.account a on a.owner = j.owner and a.code = j.account and a.currency = ledger.currency()
   where coalesce(a.balance, 0) <> j.amount_micro / 1000000
   order by j.id
$$;

