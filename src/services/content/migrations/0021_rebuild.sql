-- While derived rows are rebuilt: for which version, and after which entry of which part it goes on.
CREATE TABLE derived_rebuild (
  version INTEGER NOT NULL,
  part TEXT NOT NULL,
  type TEXT NOT NULL,
  id TEXT NOT NULL
) STRICT;
