-- More customer fields: gender in the platform's words, a JSON list of consents, and a JSON object
-- of attributes.
ALTER TABLE customers ADD COLUMN gender TEXT NOT NULL DEFAULT '';
ALTER TABLE customers ADD COLUMN consents TEXT NOT NULL DEFAULT '[]';
ALTER TABLE customers ADD COLUMN attributes TEXT NOT NULL DEFAULT '{}';

ALTER TABLE newsletter_subscriptions ADD COLUMN gender TEXT NOT NULL DEFAULT '';
