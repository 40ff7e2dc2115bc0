-- A designer's page queries the products that name the designer, in listing order.
CREATE INDEX products_by_designer
ON entries (json_extract(data, '$.designer'), json_extract(data, '$.popularity'))
WHERE type = 'product';
