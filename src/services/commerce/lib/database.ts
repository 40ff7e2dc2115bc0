/** What reading needs of a D1 database or its session, which may read from a replica. */
export type Readable = Pick<D1Database, 'prepare' | 'batch'>
