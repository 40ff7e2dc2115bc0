import { mailSubjectSql } from '../../account/anonymise.ts'

/** A mail is usually sent within seconds. After this time, in ms, something is wrong with it. */
const lateAfterMs = 10 * 60 * 1000

/** Returns the time before which a mail that is late was written, as ISO time in UTC. */
export const findLateStart = () => new Date(Date.now() - lateAfterMs).toISOString()

/** SQL for late mails. Its parameter is `findLateStart()`. It reads unsent mails only. */
export const lateMails = 'FROM outbox INDEXED BY unsent WHERE sent IS NULL AND created < ?'

/** SQL list of the references of orders with a late mail. Its parameter is `findLateStart()`. */
export const lateOrderMails = `SELECT ${mailSubjectSql} ${lateMails}`
