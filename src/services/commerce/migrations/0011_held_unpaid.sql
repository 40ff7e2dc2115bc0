-- Origin of a payment: a digest of the network address, erased when it no longer counts.
ALTER TABLE payments ADD COLUMN network TEXT;
CREATE INDEX payments_of_network ON payments (network, created) WHERE network IS NOT NULL;

-- What one network address reserves is limited.
ALTER TABLE reservations ADD COLUMN network TEXT NOT NULL DEFAULT '';
CREATE INDEX reservations_of_network ON reservations (network);

-- A use of a limited voucher, reserved like goods until its order is made or its payment ends.
CREATE TABLE voucher_reservations (
  selection TEXT NOT NULL,
  voucher TEXT NOT NULL REFERENCES vouchers,
  -- Reserving more than is free yields a null, which makes the whole batch fail.
  until TEXT NOT NULL,
  PRIMARY KEY (selection, voucher)
) STRICT, WITHOUT ROWID;
CREATE INDEX reservations_of_voucher ON voucher_reservations (voucher);
