/** As much as is used of it: a middleware that compresses what goes out, by gzip or Brotli. */
declare module 'compression' {
  import type { BrotliOptions, ZlibOptions } from 'node:zlib'
  import type { Connect } from 'vite'

  export default function compression(options: ZlibOptions & { brotli: BrotliOptions }): Connect.NextHandleFunction
}
