-- Corrections of orders. A corrected e-mail address is stored
-- in `orders.email`; the snapshot keeps what the buyer entered.

-- JSON: the delivery address that an operator has corrected, as in the snapshot's purchase. Null if
-- the goods go to the address of the snapshot.
ALTER TABLE orders ADD COLUMN delivery_address TEXT
  CHECK (delivery_address IS NULL OR json_valid(delivery_address));

-- Used to count open disputes.
CREATE INDEX disputes ON order_changes (order_reference, change)
  WHERE change IN ('disputed', 'dispute_closed');

-- 1 if no refund can become due for the withdrawal any more. The cron job sets it.
ALTER TABLE withdrawals ADD COLUMN closed INTEGER NOT NULL DEFAULT 0 CHECK (closed IN (0, 1));
-- Used when operators list what is due, so that it reads only the withdrawals that are open.
CREATE INDEX open_withdrawals ON withdrawals (confirmed, withdrawal)
  WHERE confirmed IS NOT NULL AND closed = 0;
