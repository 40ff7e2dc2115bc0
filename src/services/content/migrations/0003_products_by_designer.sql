-- A designer's page asks for the products that name the designer, in the order of the shop.
CREATE INDEX products_by_designer
ON entries (json_extract(data, '$.designer'), json_extract(data, '$.popularity'))
WHERE type = 'product';
