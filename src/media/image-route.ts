import { exports } from 'cloudflare:workers'
import { Hono } from 'hono'
import { etag } from 'hono/etag'
import * as apiPaths from '#client/api-paths.ts'
import { jpegEnd } from '#client/shared/browser/images.ts'
import type { AppEnv } from '../env.ts'
import { byteRanges } from '../shared/edge/byte-ranges.ts'
import { noStore } from '../shared/edge/cache.ts'
import { logError } from '../shared/edge/log.ts'
import { securePictures } from '../shared/edge/security.ts'
import { chooseFormat } from './format.ts'
import { createPlaceholder } from './placeholder.ts'
import { parsePictureAddress } from './source.ts'

/**
 * Serves `/image/…`. It chooses the format and calls the `Pictures` entrypoint. The entrypoint gets
 * only the address and the format, so that its responses can be cached. If the address ends in
 * `.jpg`, the picture is always a JPEG.
 */
export const imageRoutes = new Hono<AppEnv>()

imageRoutes.use(`${apiPaths.image}/*`, securePictures, byteRanges, etag())
imageRoutes.get(`${apiPaths.image}/*`, async c => {
  const { pathname: requested, origin } = new URL(c.req.url)
  const isJpeg = requested.endsWith(jpegEnd)
  const pathname = isJpeg ? requested.slice(0, -jpegEnd.length) : requested
  const address = parsePictureAddress(pathname, c.env)
  if (!address) return c.text('There is no such picture.\n', 400, noStore)
  const format = isJpeg ? 'jpeg' : chooseFormat(c.req.header('Accept') ?? '', address, !c.env.LOCAL_TOOLS)
  const found = await exports
    .Pictures({ props: { format } })
    .fetch(new URL(pathname, origin), { redirect: 'manual' })
    .catch(error => {
      logError('picture_broken', error, { path: pathname })
      return createPlaceholder(address.width, 502)
    })
  const response = new Response(found.body, found)
  const moved = found.headers.get('Location')
  if (isJpeg && moved) response.headers.set('Location', moved + jpegEnd)
  if (!isJpeg) response.headers.append('Vary', 'Accept')
  return response
})
