import { createLightCanvas, type Mix } from '../shared/light-mix/canvas.ts'
import * as uiNames from '../shared/ui/names.ts'
import type { LitRoom } from './room.ts'

export interface Mixer {
  canvas: HTMLCanvasElement
  show(mix: Mix): void
  /** Shows the picture again. */
  end(): void
}

/**
 * Puts a canvas after a picture, which the stylesheet hides then; null without WebGL 2. While its
 * context is lost, the picture is seen.
 */
export async function mixOver(picture: HTMLImageElement, { layers }: LitRoom): Promise<Mixer | null> {
  const { width, height } = picture.getBoundingClientRect()
  await picture.decode()
  const still = await createImageBitmap(picture, { colorSpaceConversion: 'none' })
  const wide = Math.max(width, (height * still.width) / still.height) * devicePixelRatio
  const made = createLightCanvas(layers, wide, still)
  if (!made) return null
  const { canvas, draw } = made
  let last: Mix | null = null
  canvas.role = 'img'
  const focus = picture.getAttribute(uiNames.focus)
  if (focus) canvas.setAttribute(uiNames.focus, focus)
  canvas.ariaLabel = picture.alt
  canvas.addEventListener('webglcontextlost', () => canvas.remove())
  canvas.addEventListener('webglcontextrestored', () => {
    if (!last) return
    draw(last)
    picture.insertAdjacentElement('afterend', canvas)
  })
  return {
    canvas,
    show(mix) {
      last = mix
      draw(mix)
      if (!canvas.isConnected) picture.insertAdjacentElement('afterend', canvas)
    },
    end() {
      last = null
      canvas.remove()
    },
  }
}
