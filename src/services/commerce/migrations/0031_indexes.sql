-- Statements that read whole tables, found without statistics (test/services/plans.app.test.ts).

-- At every bag and payment: beside the codes it has, only the vouchers that need none.
CREATE INDEX automatic_vouchers ON vouchers (voucher) WHERE type = 'automatic';
-- At a cancellation.
CREATE INDEX voucher_uses_of_order ON voucher_uses (order_reference);

-- When a product's items change.
CREATE INDEX order_lines_of_item ON order_lines (item);

-- When operators list withdrawals.
CREATE INDEX confirmed_withdrawals ON withdrawals (confirmed, withdrawal) WHERE confirmed IS NOT NULL;

-- By the cron job.
CREATE INDEX documents_without_seller ON documents (number) WHERE seller IS NULL;
CREATE INDEX sessions_by_end ON sessions (expires);
CREATE INDEX named_withdrawals ON withdrawals (created) WHERE email <> '';
CREATE INDEX refunds_of_withdrawal ON refunds (withdrawal) WHERE withdrawal IS NOT NULL;
CREATE INDEX mails_by_kind ON outbox (kind, sent);
DROP INDEX sent_inquiries;

-- When a person's data is exported, and an order loses the person: the mails about an order.
CREATE INDEX mails_by_subject ON outbox (
  iif(json_valid(about), coalesce(about ->> '$.order', about ->> '$.reference'), about)
);
