-- Where the money of a payment is. Null: no money is known. `held`: it can be captured or released.
-- `taken`: the shop has it. `returning`: a payment without an order is being refunded. `returned`:
-- it was released or refunded. `not_returned`: the provider refused the refund, so an operator must
-- return it.
ALTER TABLE payments ADD COLUMN money TEXT
  CHECK (money IN ('held', 'taken', 'returning', 'returned', 'not_returned'));

UPDATE payments SET money = CASE
  WHEN settled IS NULL THEN 'held'
  WHEN status = 'completed' THEN 'taken'
  ELSE 'returned'
END WHERE authorised_amount > 0;

-- Payments without an order whose money an operator must return.
CREATE INDEX money_not_returned ON payments (created) WHERE money = 'not_returned';
