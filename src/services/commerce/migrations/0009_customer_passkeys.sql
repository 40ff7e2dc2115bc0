-- A passkey with which a customer logs in instead of typing the password.
CREATE TABLE customer_passkeys (
  -- The credential's id and public key, in base64url.
  passkey TEXT PRIMARY KEY,
  customer INTEGER NOT NULL REFERENCES customers (customer),
  public_key TEXT NOT NULL,
  -- The counter of signatures; 0 if the authenticator does not count.
  counter INTEGER NOT NULL,
  -- JSON: how browsers connect to the authenticator.
  transports TEXT NOT NULL CHECK (json_valid(transports)),
  -- The browser and the operating system that created it, such as `firefox windows`.
  device TEXT NOT NULL,
  created TEXT NOT NULL,
  used TEXT
) STRICT, WITHOUT ROWID;
CREATE INDEX passkeys_by_customer ON customer_passkeys (customer);

-- A challenge that an authenticator has to sign. `customer` is null for a login; otherwise it is the
-- customer who adds a passkey.
CREATE TABLE passkey_challenges (
  challenge TEXT PRIMARY KEY,
  customer INTEGER,
  expires TEXT NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX passkey_challenges_by_expiry ON passkey_challenges (expires);
