import type { ReactNode } from 'react'
import * as paths from '#client/paths.ts'
import * as productNames from '#client/shared/names/product.ts'
import { useLanguage } from '#client/shared/texts/use-translate.ts'
import * as uiNames from '#client/shared/ui/names.ts'
import { LitPicture } from '#client/shared/ui/picture/lit-picture.tsx'
import { findPictureFile, findSmallFile, type Image } from '#client/shared/ui/picture/picture.tsx'
import { formatDrawingFile } from '../shared/drawing/address.ts'
import { drawLamp } from '../shared/drawing/drawing.ts'
import { Dimmer } from './dimmer.tsx'
import type { Product } from './product.ts'
import { SmallPicture } from './small-picture.tsx'

/** A picture or drawing in the gallery. Its address `href` opens it on its own, in full size. */
interface Frame {
  href: string
  /** The picture's dominant colour, which is shown until it has loaded; null if unknown. */
  colour: string | null
  content: ReactNode
  /** A small picture, at most 64 px wide, without an alternative text. */
  thumbnail: ReactNode
}

interface GalleryProps extends Pick<Product, 'pictures' | 'dimming' | 'measured' | 'model'> {
  /** Attributes for editing, on the gallery's element. */
  marks?: Record<string, string>
}

/**
 * The product's pictures, then the drawing with measures. The first view shows the whole first
 * picture; visitors swipe to the others, or choose a thumbnail. There is a light switch if a
 * picture has a lit image, and a dimmer if the first picture has light layers. Scripts enlarge a
 * pressed picture (`client/product/zoom`) and show the 3D model (`client/product/model`). Without
 * scripts, the unlit and the lit image are side by side, and thumbnails, pictures and model are
 * links.
 */
export function Gallery({ pictures, dimming, measured, model, marks }: GalleryProps) {
  const { t } = useLanguage()
  const drawing = useDrawing(measured)
  const frames = [...pictures.map(toFrame), ...(drawing ? [drawing] : [])]
  const total = frames.length
  const [first] = pictures
  if (total === 0) return <div {...marks} className="gallery lit-picture" />
  return (
    <section {...marks} className="gallery" aria-label={t('product.pictures')}>
      {pictures.some(picture => picture.lit) && <LightSwitch />}
      <ul className="gallery-frames">
        {frames.map(({ href, colour, content }, index) => (
          <li key={href} id={total > 1 ? frameId(index) : undefined}>
            <a href={href} title={t('product.enlarge')} {...{ [uiNames.colour]: colour ?? undefined }}>
              {content}
            </a>
          </li>
        ))}
      </ul>
      {model && <ModelLink model={model} />}
      {total > 1 && <Thumbnails frames={frames} />}
      {dimming && first?.lit && first.layers && <Dimmer dimming={dimming} layers={first.layers} />}
    </section>
  )
}

const frameId = (index: number) => `picture-${index + 1}`

function toFrame(picture: Product['pictures'][number], index: number): Frame {
  const { unlit } = picture
  const wider = unlit.width / unlit.height / frameRatio
  // The placeholder colour is removed from the picture, because the frame has it.
  const plain = { ...picture, unlit: { ...unlit, colour: null } }
  return {
    href: findPictureFile(unlit, Infinity),
    colour: unlit.colour,
    content: (
      <>
        <LitPicture
          picture={plain}
          sizes={pictureSizes(Math.max(1, wider))}
          cropped={wider > 1}
          minWidth={800}
          maxWidth={index === 0 ? undefined : 1600}
          priority={index === 0}
        />
        {index === 0 && wider <= 1 && <Sides picture={picture} />}
      </>
    ),
    thumbnail: <SmallPicture image={unlit} alt="" />,
  }
}

/**
 * The sides of the first picture, unlit and lit, which continue it to the edges of its frame on
 * wide screens. Each is a small file of the picture, of which CSS stretches a thin strip.
 */
function Sides({ picture: { unlit, lit } }: { picture: Product['pictures'][number] }) {
  return (
    <>
      <Side image={unlit} />
      <Side image={unlit} />
      {lit && <Side image={lit} isLit />}
      {lit && <Side image={lit} isLit />}
    </>
  )
}

/** One side. `data-loaded` shows the lit sides, which have no script that waits for their file. */
const Side = ({ image, isLit }: { image: Image; isLit?: boolean }) => (
  <img
    className={isLit ? 'gallery-side lit-picture-lit' : 'gallery-side'}
    src={findSmallFile(image, 96)}
    alt=""
    loading="lazy"
    {...{ [productNames.loaded]: isLit && '' }}
  />
)

function useDrawing(measured: Product['measured']): Frame | null {
  const language = useLanguage()
  if (!measured) return null
  const { alternative, width, height } = drawLamp(measured, language)
  const href = language.urlTo(paths.drawing, formatDrawingFile(measured))
  return {
    href,
    colour: null,
    content: <img src={href} width={width} height={height} alt={alternative} loading="lazy" />,
    // The attributes are those of the other thumbnails (`SmallPicture`), to compress the HTML well.
    thumbnail: <img src={href} width={64} height={80} alt="" loading="lazy" />,
  }
}

function Thumbnails({ frames }: { frames: Frame[] }) {
  const { t } = useLanguage()
  const total = frames.length
  return (
    <nav className="gallery-thumbnails" aria-label={t('product.pictures')}>
      {frames.map(({ href, thumbnail }, index) => (
        <a
          key={href}
          href={`#${frameId(index)}`}
          aria-label={t('zoom.pictureOf', { number: index + 1, total })}
          aria-current={index === 0 || undefined}
        >
          {thumbnail}
        </a>
      ))}
    </nav>
  )
}

function ModelLink({ model }: { model: NonNullable<Product['model']> }) {
  const { t } = useLanguage()
  return (
    <a className="gallery-model" href={model.src} download>
      {t('product.model')}
    </a>
  )
}

function LightSwitch() {
  const { t } = useLanguage()
  return (
    <label className="light-switch">
      {/* biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox reports its own state. */}
      <input type="checkbox" role="switch" autoComplete="off" {...{ [uiNames.lightSwitch]: '' }} />
      <span className="light-switch-rocker" />
      {t('product.light')}
    </label>
  )
}

const frameRatio = 4 / 5

/**
 * Formats the `sizes` attribute. A picture's width follows from its height, which is a share of the
 * screen's height (`gallery.css`). A picture can be `wider` times as wide as its frame, which then
 * crops its sides.
 */
const pictureSizes = (wider: number) => `(width < 64rem) ${Math.round(40 * wider)}vh, ${Math.round(64 * wider)}vh`
