-- Marks that showed after a withdrawal was asked for are kept beside it when staff decide.
grant update (flags) on cashier.payment to poyraz_app;
