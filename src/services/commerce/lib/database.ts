/** A D1 database, or a session of one, which may read from a replica. */
export type Readable = Pick<D1Database, 'prepare' | 'batch'>
