-- Events of virtual rounds that nobody bet on are deleted after a week.
grant delete on sports.event, sports.result, sports.exposure, sports.virtual_event to poyraz_app;
