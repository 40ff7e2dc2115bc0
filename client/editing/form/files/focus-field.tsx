import { getValue, isObject } from '../../entry/value.ts'
import { FocusPoint } from '../../files/focus-point.tsx'
import { type NodeFieldProps, useForm } from '../form-context.ts'

/**
 * The field for a picture's focal point, which editors set on the picture. Renders nothing without
 * a picture.
 */
export function FocusField({ node, label, path }: NodeFieldProps) {
  const { data, change } = useForm()
  const point = getValue(data, path)
  const image = firstImage(getValue(data, path.slice(0, -1)))
  if (!image || !isObject(point)) return null
  const findLabel = (axis: string) => node.fields.find(({ name }) => name === axis)?.node.label ?? axis
  return (
    <FocusPoint
      {...image}
      point={{ x: Number(point.x), y: Number(point.y) }}
      labels={{ point: label, x: findLabel('x'), y: findLabel('y') }}
      onChange={to => change(path, to)}
    />
  )
}

/** The first image file of a picture, or of a product's pictures. */
function firstImage(picture: unknown) {
  if (!isObject(picture)) return null
  const images: unknown[] = Array.isArray(picture.images) ? picture.images : [picture.unlit]
  const [image] = images.filter(isObject)
  if (!image) return null
  return { src: String(image.src), width: Number(image.width), height: Number(image.height) }
}
