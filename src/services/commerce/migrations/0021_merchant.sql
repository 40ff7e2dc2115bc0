-- Who sold, as the settings said when the document was issued; null for older ones, until the
-- schedule fills in what the settings say then.
ALTER TABLE documents ADD COLUMN seller TEXT;

-- When somebody noted that a withdrawal needs no (further) refund, who, and why; null until then.
ALTER TABLE withdrawals ADD COLUMN handled TEXT;
ALTER TABLE withdrawals ADD COLUMN handled_by TEXT;
ALTER TABLE withdrawals ADD COLUMN handled_note TEXT;
