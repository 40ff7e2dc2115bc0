import { mailSubjectSql } from '../../account/anonymise.ts'

/** A mail is usually sent within seconds. After this time, in ms, something is wrong with it. */
const lateAfterMs = 10 * 60 * 1000

/** Returns an ISO time in UTC. Unsent mails that were written before it are late. */
export const findLateStart = () => new Date(Date.now() - lateAfterMs).toISOString()

/** SQL for late mails. Its parameter is `findLateStart()`. It reads only unsent mails. */
export const lateMails = 'FROM outbox INDEXED BY unsent WHERE sent IS NULL AND created < ?'

/** SQL list of the references of orders with a late mail. Its parameter is `findLateStart()`. */
export const lateOrderMails = `SELECT ${mailSubjectSql} ${lateMails}`
