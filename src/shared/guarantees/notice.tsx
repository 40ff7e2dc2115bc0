import * as paths from '#client/paths.ts'
import { useLanguage } from '#client/shared/texts/use-translate.ts'
import type { NoticeContent } from './query.ts'

/** The guarantee notice's picture as a link to its page, and a link to the QR code's target. */
export function GuaranteeNotice({ notice: { text, picture, more } }: { notice: NoticeContent }) {
  const { t, urlTo } = useLanguage()
  return (
    <figure className="guarantee-notice">
      <a href={urlTo(paths.guaranteeNotice)}>
        <img {...picture} alt={text} />
      </a>
      <figcaption>
        <a href={more.href} target="_blank" rel="noopener">
          {more.title}
          <span className="visually-hidden">{` ${t('frame.newTab')}`}</span>
        </a>
      </figcaption>
    </figure>
  )
}
