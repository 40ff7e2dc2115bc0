-- JSON list of the categories whose products a voucher applies to, besides `products`; both null is
-- all products.
ALTER TABLE vouchers ADD COLUMN categories TEXT;

-- Prices that begin, and may end, at a time: the schedule switches them.
CREATE TABLE price_plans (
  plan INTEGER PRIMARY KEY AUTOINCREMENT,
  product TEXT NOT NULL REFERENCES products,
  pricelist INTEGER NOT NULL REFERENCES pricelists,
  -- In minor units.
  price INTEGER NOT NULL CHECK (price > 0),
  -- The ordinary price beside it; null is the ordinary price of the time when it begins.
  price_before INTEGER,
  -- ISO times in UTC; without an end, the price stays.
  starts TEXT NOT NULL,
  ends TEXT,
  -- ISO time in UTC, and who planned it.
  planned TEXT NOT NULL,
  planned_by TEXT NOT NULL,
  -- `running`: it has begun, and will end. `done`: it has begun, and ended if it had an end.
  status TEXT NOT NULL DEFAULT 'planned' CHECK (status IN ('planned', 'running', 'done', 'cancelled')),
  -- What the price was when it began, and becomes again.
  former_price INTEGER,
  former_before INTEGER,
  CHECK (ends IS NULL OR ends > starts)
) STRICT;
CREATE INDEX plans_of_price ON price_plans (product, pricelist) WHERE status IN ('planned', 'running');
CREATE INDEX plans_to_begin ON price_plans (starts) WHERE status = 'planned';
CREATE INDEX plans_to_end ON price_plans (ends) WHERE status = 'running';

-- A switch takes effect once: of two schedules at once, one fails as a whole.
CREATE TABLE price_switches (
  plan INTEGER NOT NULL REFERENCES price_plans,
  step TEXT NOT NULL CHECK (step IN ('begin', 'end')),
  -- ISO time in UTC.
  switched TEXT NOT NULL,
  -- The price from then on, and whether it could be shown as reduced.
  price INTEGER NOT NULL,
  price_before INTEGER NOT NULL,
  PRIMARY KEY (plan, step)
) STRICT, WITHOUT ROWID;
