-- Who a payment was started from: a digest of the network address, erased when it counts no more.
ALTER TABLE payments ADD COLUMN network TEXT;
CREATE INDEX payments_of_network ON payments (network, created) WHERE network IS NOT NULL;

-- What one network address holds is limited.
ALTER TABLE reservations ADD COLUMN network TEXT NOT NULL DEFAULT '';
CREATE INDEX reservations_of_network ON reservations (network);

-- A use of a voucher that has few of them, held back like goods until its order is made or its payment ends.
CREATE TABLE voucher_reservations (
  selection TEXT NOT NULL,
  voucher TEXT NOT NULL REFERENCES vouchers,
  -- Whoever asks for more than is free gets a null, and with it the whole batch fails.
  until TEXT NOT NULL,
  PRIMARY KEY (selection, voucher)
) STRICT, WITHOUT ROWID;
CREATE INDEX reservations_of_voucher ON voucher_reservations (voucher);
