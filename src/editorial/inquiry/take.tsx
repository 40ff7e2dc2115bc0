import type { Context } from 'hono'
import type { AppEnv } from '../../env.ts'
import { ContentError } from '../../shared/content/client.ts'
import { renderPage } from '../../shared/frame/render.tsx'
import { EditorialPage } from '../page.tsx'
import { loadEditorialPage, type EditorialContent as Page } from '../query.ts'
import { sendInquiry } from './commerce.ts'
import { type InquiryKind, parseInquiry } from './form.ts'
import { InquiryForm } from './inquiry-form.tsx'
import { InquirySection } from './part.tsx'
import { InquiryError } from './problem.tsx'

/** The HTTP status of the page with a form that was not sent, by the kind of result. */
const statuses = { wrong: 422, limited: 429, closed: 503 } as const

/** Sends a submitted inquiry and redirects to `sentPath`, or shows the form again with errors. */
export async function handleInquiry(c: Context<AppEnv>, kind: InquiryKind, sentPath: string) {
  const { services, visit, language } = c.var
  const given = await parseInquiry(c, kind)
  const address = c.req.header('CF-Connecting-IP')
  const outcome = await sendInquiry(services.commerce, { kind, given, language: visit.locale, address })
  if (outcome.kind === 'sent') return c.redirect(language.urlTo(sentPath), 303)
  c.status(statuses[outcome.kind])
  if (outcome.kind === 'limited') c.header('Retry-After', String(outcome.retryAfter))
  const email = c.env.CONTACT_EMAIL
  const problem = <InquiryError outcome={outcome} kind={kind} given={given} email={email} />
  const form = (
    <InquirySection kind={kind}>
      <InquiryForm
        kind={kind}
        given={given}
        errors={outcome.kind === 'wrong' ? outcome.errors : {}}
        problem={problem}
      />
    </InquirySection>
  )
  const page = await loadPageOrNull(c)
  const title = page?.title ?? language.t('inquiry.contactTitle')
  return renderPage(c, page ? <EditorialPage {...{ page, path: c.var.path }}>{form}</EditorialPage> : form, {
    title,
    noIndex: true,
    sheet: 'editorial',
  })
}

/** Loads the page around the form; null if that fails, so that the form is shown on its own. */
async function loadPageOrNull(c: Context<AppEnv>): Promise<Page | null> {
  try {
    return await loadEditorialPage(c.var.services.content, c.var.visit, c.var.path)
  } catch (error) {
    if (!(error instanceof ContentError)) throw error
    return null
  }
}
