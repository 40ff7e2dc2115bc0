import * as paths from '#client/paths.ts'
import { useLanguage } from '#client/shared/texts/use-translate.ts'
import { RichText } from '#client/shared/ui/text/rich-text.tsx'
import { GuaranteeNotice } from '../shared/guarantees/notice.tsx'
import type { NoticePage } from '../shared/guarantees/query.ts'
import { useMarks } from '../shared/preview/marks.ts'

/** The notice, its content as text, and the editors' text. */
export function GuaranteeNoticePage({ page, notice }: NoticePage) {
  const { t } = useLanguage()
  const marks = useMarks()('page', paths.guaranteeNotice)
  return (
    <article className="editorial">
      <header className="band editorial-head">
        <h1 {...marks('title')}>{page?.title || t('guaranteeNotice.link')}</h1>
        <p {...marks('lead')} className="editorial-lead">
          {notice.text}
        </p>
      </header>
      <div {...marks('body')} className="band editorial-body">
        <div {...marks('officialPictures')} className="editorial-aside">
          <GuaranteeNotice notice={notice} />
        </div>
        {page && <RichText blocks={page.body} editorial />}
      </div>
    </article>
  )
}
