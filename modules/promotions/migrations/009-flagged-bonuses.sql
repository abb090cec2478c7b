-- Staff are shown flagged bonuses, the newest first.
create index bonus_flagged on promotions.bonus (granted_at desc) where flags <> '{}';
