-- The application's role works with queues, messages and schedules; it makes and changes no table.
grant usage on schema jobs to poyraz_app;
grant select, insert, update, delete on jobs.job, jobs.job_common, jobs.schedule to poyraz_app;
grant select, insert, update on jobs.queue to poyraz_app;
grant select, update on jobs.version to poyraz_app;
grant select, insert, update, delete on jobs.job_dependency to poyraz_app;
-- What its upkeep looks through; no line is written there.
grant select, update, delete on jobs.instance, jobs.warning, jobs.queue_stats to poyraz_app;
grant select on jobs.bam to poyraz_app;

-- What waits in the outbox goes on in queues. The server writes their settings when it starts.
select jobs.create_queue('dead', '{"policy": "standard", "retentionSeconds": 315360000}');
select jobs.create_queue(topic, '{"policy": "standard", "deadLetter": "dead"}')
from (values ('engagement.mail'), ('engagement.sms'), ('identity.forgot')) as queue (topic);
insert into jobs.job (name, data, policy, created_on, keep_until, dead_letter)
select case when dead_at is null then topic else 'dead' end, payload, 'standard', created_at,
  now() + interval '10 years', case when dead_at is null then 'dead' end
from db.outbox where topic in ('engagement.mail', 'engagement.sms', 'identity.forgot');
drop table db.outbox;
