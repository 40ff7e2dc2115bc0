import * as paths from '#client/paths.ts'
import { useLanguage } from '#client/shared/texts/use-translate.ts'
import { buildJpegAddress, computeJpegSize, findSmallFile, type Image } from '#client/shared/ui/picture/picture.tsx'
import { Accordion } from '#client/shared/ui/text/accordion.tsx'
import type { Downloadable, DownloadFamily } from './query.ts'

interface DownloadsProps {
  families: DownloadFamily[]
  /** Shows data sheets and only one picture of each product. Default: all pictures, no sheets. */
  forProjects?: boolean
}

/** Downloads of all products, by family. Pictures load when the visitor opens a family. */
export function Downloads({ families, forProjects = false }: DownloadsProps) {
  const { t } = useLanguage()
  return (
    <section className="band editorial-part">
      <header>
        <h2>{t(forProjects ? 'downloads.title' : 'downloads.pictures')}</h2>
        <p className="soft">{t(forProjects ? 'downloads.lead' : 'downloads.picturesLead')}</p>
      </header>
      <div>
        <Accordion
          name="downloads"
          multiple
          panels={families.map(({ name, articles }) => ({
            title: `${name || t('downloads.others')} (${articles.length})`,
            content: (
              <ul className="downloads">
                {articles.map(article => (
                  <Article key={article.slug} article={article} forProjects={forProjects} />
                ))}
              </ul>
            ),
          }))}
        />
      </div>
    </section>
  )
}

function Article({ article, forProjects }: { article: Downloadable; forProjects: boolean }) {
  const { t, urlTo } = useLanguage()
  const { slug, name, finish, pictures } = article
  const [first] = pictures
  const shown = forProjects ? pictures.slice(0, 1) : pictures
  return (
    <li className="download">
      {first && <img src={findSmallFile(first.unlit, 128)} width={64} height={80} alt="" loading="lazy" />}
      <div>
        <a className="download-name" href={urlTo(paths.product, slug)}>
          {[name, finish].filter(Boolean).join(', ')}
        </a>
        <ul>
          {forProjects && (
            <li>
              <a href={urlTo(paths.dataSheet, slug)}>{t('product.dataSheet')}</a>
            </li>
          )}
          {shown.flatMap(({ unlit, lit }, camera) =>
            (lit ? [unlit, lit] : [unlit]).map((image, side) => (
              <li key={image.src}>
                <PictureLink image={image} file={`${slug}-${camera + 1}${side ? '-lit' : ''}.jpg`}>
                  {t(side ? 'downloads.lit' : lit ? 'downloads.unlit' : 'downloads.picture', sizeOf(image))}
                </PictureLink>
              </li>
            )),
          )}
        </ul>
      </div>
    </li>
  )
}

const PictureLink = ({ image, file, children }: { image: Image; file: string; children: string }) => (
  <a href={buildJpegAddress(image)} download={file}>
    {children}
  </a>
)

const sizeOf = (image: Image) => ({ size: computeJpegSize(image).join(' × ') })
