import { createOutbox } from '../services/commerce/mail/outbox-page.tsx'
import { composeMail } from '../services/commerce/mails.ts'
import { testProvider } from '../services/commerce/payments/test/routes.tsx'

/*
 * What only a developer's machine has. The build for deployment leaves this module out; in the
 * local one `LOCAL_TOOLS` turns it on.
 */

export { cachePage, purgePages } from './page-cache.ts'
export { styleGuide } from './style-guide/route.tsx'

/** What answers below paths of its own, with headers of its own. */
export const pages = { '/__pay': testProvider.fetch, '/__outbox': createOutbox(composeMail).fetch }
