import * as uiNames from '#client/shared/ui/names.ts'
import { findSmallFile, type Image } from '#client/shared/ui/picture/picture.tsx'

interface SmallPictureProps {
  image: Image
  /** The alternative text; empty if the link around the picture has a name. */
  alt: string
}

/** A picture that is at most 64 px wide. Its HTML is short, because pages contain many. */
export const SmallPicture = ({ image, alt }: SmallPictureProps) => (
  <img
    {...{ [uiNames.focus]: image.focus }}
    src={findSmallFile(image, 128)}
    width={64}
    height={80}
    alt={alt}
    loading="lazy"
  />
)
