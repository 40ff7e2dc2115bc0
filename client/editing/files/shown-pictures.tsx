import { useEffect, useId, useState } from 'react'
import { formatLanguageName } from '../../shared/texts/language-name.ts'
import { locales } from '../../shared/texts/locales.ts'
import { useLanguage } from '../../shared/texts/use-translate.ts'
import { Button } from '../../shared/ui/form/button.tsx'
import { Field } from '../../shared/ui/form/field.tsx'
import { replaceShown, type ShownPicture, searchShown } from './ask.ts'
import { type ChosenFile, findLackingLocales, type LibraryFile } from './file.ts'
import { scrollIntoNearest } from './show-all.ts'
import { ReplaceWith } from './use/replace-with.tsx'
import { UsedBy } from './use/used-by.tsx'

interface ShownPicturesProps {
  /**
   * The search words. They are looked for in the names and alternative texts of pictures, and in
   * the titles of the entries that show them.
   */
  words: string
  /** Uploaded pictures that can replace one of the listed pictures. */
  others: LibraryFile[]
  onPick?: (picture: ChosenFile) => void
}

/** Delay between the last keystroke and the search, in ms. */
const pauseMs = 200

/**
 * Lists the pictures that entries show although they were not uploaded to the library. Editors can
 * use such a picture again, see which entries show it, and replace it.
 */
export function ShownPictures({ words, others, onPick }: ShownPicturesProps) {
  const { t } = useLanguage()
  const id = useId()
  const { pictures, next, more } = useShown(words)
  const [opened, setOpened] = useState('')
  const picture = pictures.find(({ unlit }) => unlit.src === opened)
  return (
    <>
      <h2 className="field-label">{t('files.ofShop')}</h2>
      {pictures.length === 0 && <p>{t('files.noneOfShop')}</p>}
      <ul className="files-list">
        {pictures.map(({ name, unlit: { src, width, height }, lit }) => (
          <li key={src}>
            <button
              type="button"
              aria-expanded={src === opened}
              aria-controls={id}
              onClick={() => setOpened(src === opened ? '' : src)}
            >
              <img src={`${src}_200`} width={width} height={height} alt="" loading="lazy" />
              {lit && <span className="files-pair">{t('files.pair')}</span>}
              <span>{name}</span>
            </button>
          </li>
        ))}
      </ul>
      {next && (
        <Button look="quiet" small onClick={more}>
          {t('files.more')}
        </Button>
      )}
      <div id={id}>
        {picture && <Details key={opened} picture={picture} others={others} {...(onPick && { onPick })} />}
      </div>
    </>
  )
}

interface DetailsProps extends Omit<ShownPicturesProps, 'words'> {
  picture: ShownPicture
}

function Details({ picture, others, onPick }: DetailsProps) {
  const { t, locale: reader } = useLanguage()
  const { name, unlit, lit, focus, uses } = picture
  const [alt, setAlt] = useState(picture.alt)
  const toFile = ({ src, width, height, colour }: typeof unlit) => ({
    ...{ kind: 'picture' as const, name, src, width, height },
    colour,
  })
  return (
    <form
      ref={scrollIntoNearest}
      className="files-details"
      aria-label={name}
      onSubmit={event => {
        event.preventDefault()
        if (findLackingLocales(alt).length === 0) onPick?.({ ...toFile(unlit), alt, focus, lit: lit && toFile(lit) })
      }}
    >
      <img src={`${unlit.src}_400`} width={unlit.width} height={unlit.height} alt="" />
      <div className="files-facts">
        {onPick &&
          locales.map(locale => (
            <Field
              key={locale}
              multiline
              required
              lang={locale}
              label={t('files.alt', { language: formatLanguageName(locale, reader) })}
              hint={t('files.altHint')}
              value={alt[locale] ?? ''}
              onChange={({ currentTarget }) => setAlt({ ...alt, [locale]: currentTarget.value })}
            />
          ))}
        <p className="soft">
          {`${unlit.width} × ${unlit.height} px · `}
          <code>{unlit.src}</code>
        </p>
        <section className="files-uses">
          <h3 className="field-label">{t('files.usedBy')}</h3>
          <UsedBy users={uses} isInDialog={Boolean(onPick)} />
          <ReplaceWith choices={others} onReplace={by => replaceShown(unlit.src, by)} />
        </section>
        {onPick && (
          <div className="files-buttons">
            <Button type="submit">{t('files.use')}</Button>
          </div>
        )}
      </div>
    </form>
  )
}

function useShown(words: string) {
  const [found, setFound] = useState<Awaited<ReturnType<typeof searchShown>>>({ pictures: [], next: null })
  useEffect(() => {
    let isOutdated = false
    const load = async () => {
      const answer = await searchShown(words)
      if (!isOutdated) setFound(answer)
    }
    const timer = setTimeout(() => load().catch(console.info), words ? pauseMs : 0)
    return () => {
      isOutdated = true
      clearTimeout(timer)
    }
  }, [words])
  async function more() {
    const { pictures, next } = await searchShown(words, found.next ?? '')
    setFound({ pictures: [...found.pictures, ...pictures], next })
  }
  return { ...found, more }
}
