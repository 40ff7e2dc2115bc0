import { createLightCanvas, type Mix } from '../shared/light-mix/canvas.ts'
import * as uiNames from '../shared/ui/names.ts'
import type { LitRoom } from './room.ts'

export interface Mixer {
  canvas: HTMLCanvasElement
  show(mix: Mix): void
  /** Removes the canvas, so that the picture is visible again. */
  end(): void
}

/**
 * Creates a canvas that shows a room's light in place of `picture`. The canvas is inserted after
 * the picture, and the stylesheet then hides the picture. Resolves to null without WebGL 2. If the
 * browser loses the canvas's WebGL context, the picture is shown until the context is restored.
 */
export async function mixOver(picture: HTMLImageElement, { layers }: LitRoom): Promise<Mixer | null> {
  const { width, height } = picture.getBoundingClientRect()
  // An image with sources for other screens is inside a `<picture>`.
  const shown = picture.closest('picture') ?? picture
  await picture.decode()
  const still = await createImageBitmap(picture, { colorSpaceConversion: 'none' })
  const widthPx = Math.max(width, (height * still.width) / still.height) * devicePixelRatio
  const lightCanvas = createLightCanvas(layers, widthPx, still)
  if (!lightCanvas) return null
  const { canvas, draw } = lightCanvas
  let last: Mix | null = null
  canvas.role = 'img'
  const focus = picture.getAttribute(uiNames.focus)
  if (focus) canvas.setAttribute(uiNames.focus, focus)
  canvas.ariaLabel = picture.alt
  canvas.addEventListener('webglcontextlost', () => canvas.remove())
  canvas.addEventListener('webglcontextrestored', () => {
    if (!last) return
    draw(last)
    shown.insertAdjacentElement('afterend', canvas)
  })
  return {
    canvas,
    show(mix) {
      last = mix
      draw(mix)
      if (!canvas.isConnected) shown.insertAdjacentElement('afterend', canvas)
    },
    end() {
      last = null
      canvas.remove()
    },
  }
}
