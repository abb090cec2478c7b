-- Jackpots: pots that paid stakes of slots fill, and that a stake wins. Amounts of pots are in micro-kuruş,
-- so that no part of a contribution is lost; the ledger has their whole kuruş.

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
  -- True if a hidden distance decides; false if tickets do.
  must_hit boolean not null,
  -- Sum of all seeds that the house has paid into it, in kuruş.
  seeded bigint not null,
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
-- before the pot opens, and its value is sealed until the pot was hit.
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

-- The part of a round in jackpots: the pool and the hash of its rules, with the ticket (progressive pool),
-- or the pot and what stakes had added to it before and after this one (must-hit-by pool).
alter table casino.round add column jackpot_pool text, add column jackpot_rules text,
  add column ticket bigint, add column pot integer, add column pot_from_micro bigint,
  add column pot_to_micro bigint;

-- Contribution of the stake of one play to a pot; `hit` if its ticket wins this pot.
create type casino.jackpot_feed as (n integer, jackpot_id integer, micro bigint, hit boolean);
-- The hidden distance of a pot.
create type casino.jackpot_trigger_input as (jackpot_id integer, pot integer, distance bigint);
create type casino.jackpot_placed as (
  n integer, round_id uuid, player_id uuid, game_id integer, stake bigint
);
-- The place of a play in a must-hit-by pot, or the pot that its ticket won. `amount` (kuruş) if it won.
create type casino.jackpot_fed as (
  n integer, jackpot_id integer, pot integer, from_micro bigint, to_micro bigint, amount bigint
);
-- A movement of the account of a pot.
create type casino.jackpot_leg as (owner uuid, reason text, debit text, credit text, amount bigint);

-- Adds the stakes of placed plays to their pots, one after the other, and decides which play wins a pot. A
-- pot that is won is paid to the player, and the next one opens with its seed. Only placed plays are given
-- to it, so a refused stake neither fills a pot nor learns anything about its trigger. Locks pots in the
-- order of their ids, and then the ledger's accounts of pools; players' accounts are locked before, by
-- `wagering.place`. Raises PZJ01 if the caller does not know the distance of a pot that opened meanwhile:
-- nothing is written then.
create function casino.feed_jackpots(
  p_placed casino.jackpot_placed[], p_feeds casino.jackpot_feed[],
  p_triggers casino.jackpot_trigger_input[], p_at timestamptz
) returns setof casino.jackpot_fed
language plpgsql volatile security definer set search_path = pg_catalog, pg_temp
  set plan_cache_mode = force_generic_plan as $$
declare
  v_pot casino.jackpot;
  v_play record;
  v_fed casino.jackpot_fed;
  v_distance bigint;
  v_whole bigint;
  v_legs casino.jackpot_leg[] := '{}';
  v_wins wagering.jackpot_win[] := '{}';
begin
  for v_pot in
    select j.* from casino.jackpot j
     where j.id = any (array(select f.jackpot_id from unnest(p_feeds) f join unnest(p_placed) p using (n)))
     order by j.id for no key update
  loop
    v_distance := null;
    v_whole := v_pot.amount_micro / 1000000;
    for v_play in
      select p.*, f.micro, f.hit from unnest(p_feeds) f join unnest(p_placed) p using (n)
       where f.jackpot_id = v_pot.id order by n
    loop
      if v_pot.must_hit and v_distance is null then
        v_distance := casino.distance_of(v_pot, p_triggers);
      end if;
      v_fed := row(v_play.n, v_pot.id, v_pot.pot, v_pot.amount_micro - v_pot.pot_from_micro,
        v_pot.amount_micro - v_pot.pot_from_micro + v_play.micro, null);
      v_pot.amount_micro := v_pot.amount_micro + v_play.micro;
      if v_play.hit or v_fed.to_micro >= v_distance then
        v_fed.amount := least(v_pot.cap, v_pot.amount_micro / 1000000);
        insert into casino.jackpot_win (jackpot_id, pot, round_id, player_id, game_id, stake, amount,
          from_micro, to_micro, won_at)
        values (v_pot.id, v_pot.pot, v_play.round_id, v_play.player_id, v_play.game_id, v_play.stake,
          v_fed.amount, v_fed.from_micro, v_fed.to_micro, p_at);
        v_wins := v_wins || row(v_play.player_id, 'jackpot:' || v_play.round_id, 'house:' || v_pot.account,
          v_fed.amount)::wagering.jackpot_win;
        v_legs := v_legs
          || row(v_pot.owner, 'jackpot_hit', v_pot.account, 'house:' || v_pot.account, v_fed.amount)
               ::casino.jackpot_leg
          || row(v_pot.owner, 'jackpot_seed', 'house:jackpots', v_pot.account, v_pot.seed)
               ::casino.jackpot_leg;
        v_whole := v_whole - v_fed.amount + v_pot.seed;
        v_pot := casino.next_pot(v_pot, v_fed.amount, p_at);
        v_distance := null;
      end if;
      if v_pot.must_hit or v_fed.amount is not null then
        return next v_fed;
      end if;
    end loop;
    v_legs := row(v_pot.owner, 'jackpot_contribution', 'house:jackpots', v_pot.account,
      v_pot.amount_micro / 1000000 - v_whole)::casino.jackpot_leg || v_legs;
    update casino.jackpot j set amount_micro = v_pot.amount_micro, seeded = v_pot.seeded, pot = v_pot.pot,
      pot_from_micro = v_pot.pot_from_micro, pot_since = v_pot.pot_since where j.id = v_pot.id;
  end loop;
  perform casino.post_pools(v_legs, 'feed:' || (p_placed[1]).round_id, p_at);
  if cardinality(v_wins) > 0 then
    perform wagering.pay_jackpots(v_wins, p_at);
  end if;
end $$;

-- Returns the hidden distance of the open pot of a must-hit-by pool.
create function casino.distance_of(p_pot casino.jackpot, p_triggers casino.jackpot_trigger_input[])
returns bigint language plpgsql stable set search_path = pg_catalog, pg_temp as $$
declare
  v_trigger casino.jackpot_trigger_input;
begin
  foreach v_trigger in array p_triggers loop
    if v_trigger.jackpot_id = p_pot.id and v_trigger.pot = p_pot.pot then
      return v_trigger.distance;
    end if;
  end loop;
  raise exception 'casino: the trigger of jackpot %, pot %, is not known', p_pot.id, p_pot.pot
    using errcode = 'PZJ01';
end $$;

-- Returns the pot that follows a paid one: the seed, and what is left of the old pot.
create function casino.next_pot(p_pot casino.jackpot, p_paid bigint, p_at timestamptz) returns casino.jackpot
language plpgsql stable set search_path = pg_catalog, pg_temp as $$
begin
  p_pot.amount_micro := p_pot.amount_micro + (p_pot.seed - p_paid) * 1000000;
  p_pot.pot_from_micro := p_pot.amount_micro;
  p_pot.seeded := p_pot.seeded + p_pot.seed;
  p_pot.pot := p_pot.pot + 1;
  p_pot.pot_since := p_at;
  return p_pot;
end $$;

-- Posts movements of pots, one transaction per pool. `p_key` is unique per batch.
create function casino.post_pools(p_legs casino.jackpot_leg[], p_key text, p_at timestamptz) returns void
language plpgsql volatile set search_path = pg_catalog, pg_temp
  set plan_cache_mode = force_generic_plan as $$
declare
  v_refused bigint;
begin
  if not exists (select from unnest(p_legs) l where l.amount > 0) then
    return;
  end if;
  with leg as materialized (
    select l.*, dense_rank() over (order by l.owner)::integer as n,
      row_number() over (partition by l.owner order by l.place)::integer as leg
      from unnest(p_legs) with ordinality l (owner, reason, debit, credit, amount, place) where l.amount > 0
  )
  select count(*) filter (where posted.status <> 'created') into v_refused
    from ledger.post_batch(
      array(select ledger.transaction(l.n, l.owner, p_key, sha256(convert_to(p_key, 'UTF8')))
              from leg l where l.leg = 1),
      array(select ledger.leg(l.n, l.leg, l.reason, l.debit, l.credit, l.amount) from leg l), p_at) posted;
  if v_refused > 0 then
    raise exception 'casino: the ledger refused a movement of a jackpot';
  end if;
end $$;

-- Opens the pots of a pool with their seeds, and keeps what the rules say about them up to date. A changed
-- seed counts from the next pot on.
create function casino.open_jackpot(
  p_id integer, p_pool text, p_level text, p_seed bigint, p_cap bigint, p_must_hit boolean,
  p_rules_hash text, p_at timestamptz
) returns void
language plpgsql volatile security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_owner uuid := md5('poyraz/jackpot/' || p_pool)::uuid;
  v_account text := 'jackpot:' || p_level;
begin
  perform ledger.open_house('house:jackpots', p_at), ledger.open_house('house:' || v_account, p_at);
  update casino.jackpot set seed = p_seed, cap = p_cap, rules_hash = p_rules_hash, open = true
   where id = p_id;
  if found then
    return;
  end if;
  insert into casino.jackpot (id, pool, level, owner, account, seed, cap, rules_hash, must_hit, seeded,
    amount_micro, pot_from_micro, pot_since)
  values (p_id, p_pool, p_level, v_owner, v_account, p_seed, p_cap, p_rules_hash, p_must_hit, p_seed,
    p_seed * 1000000, p_seed * 1000000, p_at);
  perform casino.post_pools(array[row(v_owner, 'jackpot_seed', 'house:jackpots', v_account, p_seed)
    ::casino.jackpot_leg], 'open:' || v_account, p_at);
end $$;

-- Pots that no deployed rules name take no stakes and are not shown.
create function casino.close_jackpots_except(p_ids integer[]) returns void
language sql volatile security definer set search_path = pg_catalog, pg_temp as $$
  update casino.jackpot set open = false where open and id <> all (p_ids)
$$;

-- Returns the pots that differ from what belongs to them, in micro-kuruş:
--   jackpot_ledger   the whole kuruş of the pot against its account
--   jackpot_stakes   seeds and shares of all stakes, less what was won, against the pot. Shares are
--                    computed from the rounds and the published rules that each was played by.
create function casino.jackpot_differences()
returns table (kind text, id integer, level text, expected bigint, found bigint)
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  with staked as (
    select jackpot_rules as hash, sum(stake)::bigint as stake from casino.round
     where jackpot_rules is not null group by jackpot_rules
  ), share as (
    select (l ->> 'id')::integer as id, sum(s.stake * (l ->> 'rate')::bigint)::bigint as micro
      from staked s join casino.published_rules p on p.rules_hash = s.hash
      cross join lateral json_array_elements(p.rules::json -> 'levels') l group by 1
  ), paid as (
    select w.jackpot_id as id, sum(w.amount)::bigint as amount from casino.jackpot_win w group by w.jackpot_id
  ), pot as (
    select j.id, j.level, j.amount_micro, coalesce(a.balance, 0) as balance,
      (j.seeded - coalesce(paid.amount, 0)) * 1000000 + coalesce(share.micro, 0) as due
      from casino.jackpot j
      left join share using (id) left join paid using (id)
      left join ledger.account a
        on a.owner = j.owner and a.code = j.account and a.currency = ledger.currency()
  )
  select 'jackpot_ledger', id, level, amount_micro / 1000000 * 1000000, balance * 1000000 from pot
   where balance <> amount_micro / 1000000
  union all
  select 'jackpot_stakes', id, level, due, amount_micro from pot where due <> amount_micro
$$;

revoke execute on function casino.feed_jackpots, casino.distance_of, casino.next_pot, casino.post_pools,
  casino.open_jackpot, casino.close_jackpots_except, casino.jackpot_differences from public;
grant execute on function casino.feed_jackpots, casino.open_jackpot, casino.close_jackpots_except,
  casino.jackpot_differences to poyraz_app;
