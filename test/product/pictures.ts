import type { Locator, Page } from 'playwright-core'
import sharp from 'sharp'
import { expect } from 'vitest'

/** Records the paths of lit pictures and of layers for the dimmer that a page requests. */
export function recordLightRequests(page: Page): string[] {
  const asked: string[] = []
  page.on('request', request => {
    const { pathname } = new URL(request.url())
    // The pictures of categories are always lit, and small.
    if (/-lit[-_.]|^\/layers\//.test(pathname) && !pathname.endsWith('_256')) asked.push(pathname)
  })
  return asked
}

/** Polls for up to 15 s, because pictures have to load first. */
export const expectSoon = <T>(look: () => T) => expect.poll(look, { timeout: 15_000 })

export const readOpacity = (picture: Locator) => picture.evaluate(element => Number(getComputedStyle(element).opacity))

interface Part {
  left: number
  top: number
  width: number
  height: number
}

/** The RGB pixels of a screenshot of an element. `part` is in fractions of its size. */
export async function readPixels(element: Locator, part: Part = { left: 0, top: 0.15, width: 1, height: 0.85 }) {
  const shot = sharp(await element.screenshot())
  const { width, height } = await shot.metadata()
  const at = (fraction: number, of: number) => Math.round(fraction * of)
  return shot
    .extract({
      left: at(part.left, width),
      top: at(part.top, height),
      width: at(part.width, width),
      height: Math.min(at(part.height, height), height - at(part.top, height)),
    })
    .removeAlpha()
    .raw()
    .toBuffer()
}

/** The mean difference between two pictures' channels, from 0 to 255. */
export const measureDifference = (a: Uint8Array, b: Uint8Array) =>
  a.reduce((sum, value, index) => sum + Math.abs(value - (b[index] ?? 0)), 0) / a.length

/** The mean of each channel. */
export function calculateMeans(rgb: Uint8Array) {
  const mean = (channel: number) =>
    rgb.reduce((sum, value, index) => (index % 3 === channel ? sum + value : sum), 0) / (rgb.length / 3)
  return { red: mean(0), green: mean(1), blue: mean(2) }
}
