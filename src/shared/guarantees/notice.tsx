import * as paths from '#client/paths.ts'
import { useLanguage } from '#client/shared/texts/use-translate.ts'
import type { NoticeContent } from './query.ts'

/** The picture of the guarantee notice, which links to its page, and the QR code's target. */
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
