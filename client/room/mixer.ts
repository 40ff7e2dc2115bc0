import { createLightCanvas, type Mix } from '../light/canvas.ts'
import type { Room } from './room.ts'

export interface Mixer {
  show(mix: Mix): void
  /** Shows the picture again. */
  end(): void
}

/**
 * Puts a canvas after a picture, which the stylesheet hides then; null without WebGL 2. While its
 * context is lost, the picture is seen.
 */
export function mixOver(picture: HTMLImageElement, { layers }: Room): Mixer | null {
  const { width, height } = picture.getBoundingClientRect()
  const made = createLightCanvas(layers, Math.max(width, (height * picture.width) / picture.height) * devicePixelRatio)
  if (!made) return null
  const { canvas, draw } = made
  let last: Mix | null = null
  canvas.role = 'img'
  canvas.ariaLabel = picture.alt
  canvas.addEventListener('webglcontextlost', () => canvas.remove())
  canvas.addEventListener('webglcontextrestored', () => {
    if (!last) return
    draw(last)
    picture.insertAdjacentElement('afterend', canvas)
  })
  return {
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
