-- The search index also contains names and labels of the other language (`other_name`, `other`);
-- and all words with their trigrams, to correct mistyped ones.
DROP TABLE search_en;
DROP TABLE search_sv;

CREATE VIRTUAL TABLE search_en USING fts5 (
  name, text, other_name, other, places, content = '', contentless_delete = 1, prefix = '2 3', tokenize = 'unicode61 remove_diacritics 2'
);

CREATE VIRTUAL TABLE search_sv USING fts5 (
  name, text, other_name, other, places, content = '', contentless_delete = 1, prefix = '2 3', tokenize = 'unicode61 remove_diacritics 2'
);

-- Number of entries with a word.
CREATE VIRTUAL TABLE search_en_words USING fts5vocab (search_en, 'row');
CREATE VIRTUAL TABLE search_sv_words USING fts5vocab (search_sv, 'row');

-- Words of names and labels in any language; removed words stay, but are not suggested.
CREATE TABLE search_grams (
  gram TEXT NOT NULL,
  length INTEGER NOT NULL,
  word TEXT NOT NULL,
  PRIMARY KEY (gram, length, word)
) STRICT, WITHOUT ROWID;

-- The value of the same filter that contains this one, as brass contains solid brass; '' for none.
ALTER TABLE facet_names ADD COLUMN parent TEXT NOT NULL DEFAULT '';

-- Values that no longer exist.
DELETE FROM facet_totals WHERE facet = 'size';

DELETE FROM search_rows;
