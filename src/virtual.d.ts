declare module 'virtual:client-assets' {
  /** Address of the entry module. */
  export const script: string
  /** Addresses of the stylesheets: `frame` for every page, one more for each kind of page that needs it. */
  export const styles: Record<'frame' | 'listing' | 'product' | 'stories' | 'order' | 'pieces', string>
  /** Fonts to preload. */
  export const fonts: string[]
}
