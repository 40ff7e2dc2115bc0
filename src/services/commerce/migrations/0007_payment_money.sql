-- Where the money of a payment is; null if no money is known:
-- - `held`: it can be captured or released.
-- - `released`: it was held, and no longer is. The buyer has paid nothing.
-- - `taken`: the shop has it.
-- - `returning`: it was taken for a payment without an order, and is being refunded.
-- - `returned`: it was taken, and all of it was refunded.
-- - `not_returned`: the provider has refused the refund, so an operator must return the money.
-- - `returned_otherwise`: an operator has done so.
ALTER TABLE payments ADD COLUMN money TEXT
  CHECK (money IN ('held', 'released', 'taken', 'returning', 'returned', 'not_returned', 'returned_otherwise'));

UPDATE payments SET money = CASE
  WHEN settled IS NULL THEN 'held'
  WHEN status = 'completed' THEN 'taken'
  ELSE 'released'
END WHERE authorised_amount > 0;

-- Payments without an order whose money an operator must return.
CREATE INDEX money_not_returned ON payments (created) WHERE money = 'not_returned';
