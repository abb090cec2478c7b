-- Identity numbers that staff had accepted before identity kept it: nobody else gets them. Before this, a
-- number had one account, so no two of them meet.
update identity.player p set identity_proven_at = coalesce(i.decided_at, now())
from compliance.identity i where i.player_id = p.id and i.state = 'verified';
