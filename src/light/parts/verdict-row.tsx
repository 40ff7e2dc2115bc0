import * as paths from '#client/paths.ts'
import { useLanguage } from '#client/shared/texts/use-translate.ts'
import { Icon } from '#client/shared/ui/picture/icon.tsx'
import { findSmallFile } from '#client/shared/ui/picture/picture.tsx'
import type { ToolAnswer } from '../answer.ts'
import type { LightProduct } from '../lamps/light-product.ts'

interface VerdictRowProps {
  product: LightProduct
  answer: ToolAnswer
  /** The answer as a word, such as `fits`. */
  word: string
  sentences: string[]
}

/** A row of a list, with a product, the answer about it, and the reasons. */
export function VerdictRow({ product, answer, word, sentences }: VerdictRowProps) {
  const { urlTo } = useLanguage()
  const { slug, name, finish, picture } = product
  return (
    <li className={`light-verdict light-${answer}`}>
      {picture ? (
        <img src={findSmallFile(picture.unlit, 128)} width={64} height={80} alt="" loading="lazy" />
      ) : (
        <span />
      )}
      <div>
        <p className="light-word">
          <Icon path={answerIcons[answer]} small /> {word}
        </p>
        <p>
          <a href={urlTo(paths.product, slug)}>
            {name} <span className="soft">{finish}</span>
          </a>
        </p>
        {sentences.map(sentence => (
          <p key={sentence} className="light-why">
            {sentence}
          </p>
        ))}
      </div>
    </li>
  )
}

/** The icon of each answer, as an SVG path. */
export const answerIcons: Record<ToolAnswer, string> = {
  yes: 'M5 13l5 5L20 7',
  no: 'M6 6l12 12M18 6L6 18',
  unknown: 'M8.5 9a3.5 3.5 0 1 1 5 3.2c-1 .5-1.5 1.2-1.5 2.3M12 18.5v.01',
}
