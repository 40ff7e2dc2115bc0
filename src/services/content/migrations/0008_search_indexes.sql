-- An index without columns that has every prefix: each word of a search is one list that exists
-- already. FTS5 reads a whole list to filter it by column, and builds a list for other prefixes.
-- Derived: `POST /api/content/rebuild`, or the schedule, fills it.
DROP TABLE search_en_words;
DROP TABLE search_sv_words;
DROP TABLE search_en;
DROP TABLE search_sv;
DROP TABLE search_words;
DROP TABLE search_rows;

-- The words of an entry, up to 24 letters; `~` marks those of the other language, `=1x65` a place
-- of sale (market, price list), `=page` an editorial page.
CREATE VIRTUAL TABLE search_en USING fts5 (
  words, content = '', contentless_delete = 1, detail = none,
  prefix = '2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25', tokenize = "ascii tokenchars '~=-'"
);

CREATE VIRTUAL TABLE search_sv USING fts5 (
  words, content = '', contentless_delete = 1, detail = none,
  prefix = '2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25', tokenize = "ascii tokenchars '~=-'"
);

-- Row ids of products grow as popularity falls: FTS5 reads forwards faster than backwards. Pages
-- have negative row ids. Names are words surrounded by spaces; relevance is computed from them.
CREATE TABLE search_rows (
  row INTEGER PRIMARY KEY,
  type TEXT NOT NULL,
  id TEXT NOT NULL,
  name_en TEXT NOT NULL,
  name_sv TEXT NOT NULL,
  UNIQUE (type, id)
) STRICT;
