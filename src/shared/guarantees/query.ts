import * as v from 'valibot'
import * as paths from '#client/paths.ts'
import { isDue } from '#client/shared/law/duties.ts'
import { findPictureFile } from '#client/shared/ui/picture/picture.tsx'
import type { Fetch } from '../../services.ts'
import type { Visit } from '../../visit.ts'
import { queryContent } from '../content/client.ts'
import { pagePicture, pictureFragment, portableText } from '../content/shapes/shapes.ts'
import { lenientText, listOf } from '../content/shapes/tolerant.ts'
import { logWarning } from '../edge/log.ts'
import { withTimeout } from '../edge/upstream/timeout.ts'
import { languages } from '../edge/visit/languages.ts'
import { getNoticeCodeUrl, size } from './drawing.ts'

const document = `query GuaranteeNotice($locale: Locale!, $path: String!, $preview: Boolean) {
  page(locale: $locale, path: $path, preview: $preview) {
    title lead body officialPictures { locale picture { ...PagePicture } }
  }
}${pictureFragment}`

const page = v.object({
  title: v.string(),
  lead: lenientText,
  body: portableText,
  officialPictures: listOf(v.object({ locale: lenientText, picture: pagePicture })),
})
const schema = v.object({ page: v.nullable(page) })

/**
 * The harmonised notice of the legal guarantee (Implementing Regulation (EU) 2025/1960, Annex I).
 */
export interface NoticeContent {
  /** The notice's text, for people who cannot see the picture. */
  text: string
  /** The official picture that the shop uploaded, or else our drawing. */
  picture: { src: string; width: number; height: number }
  /** The target of the QR code in the picture. */
  more: { href: string; title: string }
}

export interface NoticePage {
  /** Null if editors have not created the notice's page. */
  page: v.InferOutput<typeof page> | null
  notice: NoticeContent
  /** Whether the shop has uploaded the official picture in this language. */
  isOfficial: boolean
}

/** Loads the notice and its page. Throws `ContentError`. */
export async function loadNoticePage(content: Fetch, visit: Pick<Visit, 'locale' | 'preview'>): Promise<NoticePage> {
  const { locale, preview } = visit
  const found = await queryContent(content, document, { locale, preview, path: paths.guaranteeNotice }, schema)
  const official = found.page?.officialPictures.find(one => one.locale === locale)?.picture.unlit
  const own = buildNotice(locale, found.page?.lead)
  if (!official) return { page: found.page, notice: own, isOfficial: false }
  const { width, height } = official
  return {
    page: found.page,
    notice: { ...own, picture: { src: findPictureFile(official, 800), width, height } },
    isOfficial: true,
  }
}

/** How long a page waits at most for the editors' notice, in ms. */
const timeoutMs = 300

/**
 * Loads the notice for orders to a country; null if the country does not require it. If the content
 * service fails or takes longer than 0.3 s, the notice has the built-in text.
 */
export async function loadNotice(
  content: Fetch,
  visit: Pick<Visit, 'locale' | 'preview'>,
  country: string,
): Promise<NoticeContent | null> {
  if (!isDue('guarantee-notice', country)) return null
  try {
    return (await withTimeout(timeoutMs, () => loadNoticePage(content, visit))).notice
  } catch (error) {
    logWarning('notice_unknown', error)
    return buildNotice(visit.locale)
  }
}

function buildNotice(locale: Visit['locale'], lead = ''): NoticeContent {
  const { t, urlTo } = languages[locale]
  return {
    text: lead || t('guaranteeNotice.text'),
    picture: { src: urlTo(paths.guaranteeNoticeDrawing), ...size },
    more: { href: getNoticeCodeUrl(locale), title: t('guaranteeNotice.more') },
  }
}
