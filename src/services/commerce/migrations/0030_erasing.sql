-- What is erased once it is no longer needed, and where the buyer's bag is.

-- The id of the Durable Object with a visitor's bag: what was typed there is deleted with it.
ALTER TABLE payments ADD COLUMN session TEXT;
-- 1: its personal details are removed as soon as it has led to no order.
ALTER TABLE payments ADD COLUMN erase INTEGER NOT NULL DEFAULT 0;
CREATE INDEX payments_to_erase ON payments (created) WHERE erase = 1 AND anonymised IS NULL;
-- A payment of an order is found by the order.
CREATE INDEX payments_by_email ON payments (snapshot ->> 'email' COLLATE NOCASE) WHERE status <> 'completed';

-- 1: its recipient is removed as soon as it was sent.
ALTER TABLE outbox ADD COLUMN erase INTEGER NOT NULL DEFAULT 0;
CREATE INDEX mails_to_erase ON outbox (id) WHERE erase = 1;
CREATE INDEX mails_by_recipient ON outbox (recipient COLLATE NOCASE);
CREATE INDEX inquiries_by_email ON outbox (about ->> 'email' COLLATE NOCASE) WHERE kind = 'inquiry';

CREATE INDEX withdrawals_by_email ON withdrawals (email COLLATE NOCASE);
