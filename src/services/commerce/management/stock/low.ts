/**
 * SQL for items whose free stock is at most their low mark, sorted. It returns at most `?2` items,
 * with numbers above `?1`. It reads only reserved items and, through an index, items with low
 * stock.
 */
export const lowItems = `SELECT item FROM (SELECT item FROM stock WHERE quantity <= low AND item > ?1 ORDER BY item LIMIT ?2)
  UNION SELECT item FROM (SELECT stock.item FROM
    (SELECT item, SUM(quantity) AS reserved FROM reservations WHERE item > ?1 GROUP BY item) held
    CROSS JOIN stock ON stock.item = held.item WHERE stock.quantity - held.reserved <= low ORDER BY stock.item LIMIT ?2)`

/** Counts the items whose free stock is at most their low mark. */
export const countLowStock = async (db: D1Database): Promise<number> =>
  (await db.prepare(`SELECT COUNT(*) AS n FROM (${lowItems})`).bind('', -1).first<number>('n')) ?? 0
