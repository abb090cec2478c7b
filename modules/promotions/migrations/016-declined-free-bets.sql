-- A free bet comes back if its coupon was declined: the house never took the bet. It can be used again until
-- its time is over; not after a dispute of its deposit, a withdrawal or an exclusion, which would have ended
-- it.
create function promotions.give_back_free_bet(p_player uuid, p_bonus uuid, p_at timestamptz) returns void
language sql volatile security definer set search_path = pg_catalog, pg_temp as $$
  update promotions.bonus b set state = 'held', ended_at = null
   where b.id = p_bonus and b.player_id = p_player and b.kind = 'free_bet' and b.state = 'spent'
     and b.kept = 0 and b.expires_at > p_at and not promotions.is_disputed(b)
     and not exists (select from promotions.taken_out(p_player) o where not o.paid)
     and not exists (select from unnest(compliance.lock_gates(array[p_player])) g
                      where not g.active or g.closed_at is not null or g.excluded)
$$;
revoke execute on function promotions.give_back_free_bet from public;
