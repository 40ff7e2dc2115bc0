-- Wishes for a reset link, as they were typed. Whether anybody has the address is looked up behind the answer, which therefore takes as
-- long for a known one as for an unknown one. A row leaves when it was looked up.
CREATE TABLE reset_requests (
  id INTEGER PRIMARY KEY,
  email TEXT NOT NULL,
  page TEXT NOT NULL,
  language TEXT NOT NULL,
  created TEXT NOT NULL
) STRICT;
