-- Whom Stripe knows as a customer, so that it can keep a card if the buyer wants that.
CREATE TABLE stripe_customers (
  -- A customer's number, which is never used again. The account may be deleted.
  customer INTEGER PRIMARY KEY,
  -- Stripe's id.
  id TEXT NOT NULL,
  -- 1 if the account was deleted, so that Stripe must delete the customer too.
  erase INTEGER NOT NULL DEFAULT 0
) STRICT;
