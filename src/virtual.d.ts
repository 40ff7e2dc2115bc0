declare module 'virtual:client-assets' {
  /** Address of the entry module. */
  export const script: string
  /** Address of the one stylesheet. */
  export const style: string
  /** Fonts to preload. */
  export const fonts: string[]
}
