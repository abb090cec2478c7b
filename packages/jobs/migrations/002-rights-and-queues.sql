-- The application's role works with queues, messages and schedules. It creates and changes no tables.
grant usage on schema jobs to poyraz_app;
grant select, insert, update, delete on jobs.job, jobs.job_common, jobs.schedule to poyraz_app;
grant select, insert, update on jobs.queue to poyraz_app;
grant select, update on jobs.version to poyraz_app;
grant select, insert, update, delete on jobs.job_dependency to poyraz_app;
-- The library's maintenance reads these tables and writes no rows.
grant select, update, delete on jobs.instance, jobs.warning, jobs.queue_stats to poyraz_app;
grant select on jobs.bam to poyraz_app;

-- The first queues, and the one for messages whose attempts are used up. The server writes the settings of
-- all queues when it starts.
select jobs.create_queue('dead', '{"policy": "standard", "retentionSeconds": 315360000}');
select jobs.create_queue(topic, '{"policy": "standard", "deadLetter": "dead"}')
from (values ('engagement.mail'), ('engagement.sms'), ('identity.forgot')) as queue (topic);
