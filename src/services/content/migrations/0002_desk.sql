-- What editors and machines may do at the desk, where the shop's orders and stock are managed.

-- JSON: the roles at the desk, a part of ["pack", "service", "accounts", "own"].
ALTER TABLE editors ADD COLUMN desk_roles TEXT NOT NULL DEFAULT '[]' CHECK (json_valid(desk_roles));

-- 0 if the person has no rights on content, whatever `role` says.
ALTER TABLE editors ADD COLUMN may_edit INTEGER NOT NULL DEFAULT 1 CHECK (may_edit IN (0, 1));

-- Owners could already create products in commerce.
UPDATE editors SET desk_roles = '["own"]' WHERE role = 'own';

ALTER TABLE editor_tokens ADD COLUMN desk_roles TEXT NOT NULL DEFAULT '[]' CHECK (json_valid(desk_roles));

ALTER TABLE editor_tokens ADD COLUMN may_edit INTEGER NOT NULL DEFAULT 1 CHECK (may_edit IN (0, 1));

-- JSON: the only operations of commerce that the token may call, such as ["stock.count"]. Null means
-- all that its roles allow.
ALTER TABLE editor_tokens ADD COLUMN operations TEXT CHECK (json_valid(operations));

-- The token ends at this time; null means that it does not expire.
ALTER TABLE editor_tokens ADD COLUMN expires_at TEXT;
