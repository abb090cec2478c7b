-- Old prices and shared selections are deleted; a code that is shared again is kept longer.
grant delete on sports.price to poyraz_app;
grant update, delete on sports.shared_coupon to poyraz_app;
create index shared_coupon_by_time on sports.shared_coupon (created_at);
