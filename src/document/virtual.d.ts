declare module 'virtual:client-assets' {
  /** Address of the entry module. */
  export const script: string
  /**
   * Addresses of the stylesheets: `frame` for every page, one more for each kind of page that needs
   * it, `drawers` for what opens.
   */
  export const styles: Record<
    | 'frame'
    | 'home'
    | 'listing'
    | 'product'
    | 'stories'
    | 'information'
    | 'order'
    | 'style-guide'
    | 'drawers'
    | 'preview',
    string
  >
  /** Fonts to preload. */
  export const fonts: string[]
}

declare module 'virtual:common-passwords' {
  /** One on each line, in small letters. */
  export const commonPasswords: string
}
