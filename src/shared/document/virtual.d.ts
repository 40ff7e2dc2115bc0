declare module 'virtual:client-assets' {
  /** Address of the entry module. */
  export const script: string
  /** Address of the module that completes addresses, where a shop has a provider of them. */
  export const completion: string
  /** Address of the module of passkeys, on the page of editors. */
  export const passkeys: string
  /**
   * Addresses of the stylesheets: `frame` for every page, `late` for its parts that no first view
   * has, one for each kind of page that needs it (`-late` for what is below its first view),
   * `drawers` for drawers and dialogs.
   */
  export const styles: Record<
    | 'frame'
    | 'late'
    | 'home'
    | 'home-late'
    | 'listing'
    | 'listing-late'
    | 'search'
    | 'product'
    | 'product-late'
    | 'room-light'
    | 'stories'
    | 'campaigns'
    | 'designers'
    | 'news'
    | 'editorial'
    | 'photometry'
    | 'checkout'
    | 'order'
    | 'account'
    | 'compare'
    | 'schedule'
    | 'dealers'
    | 'editing-files'
    | 'light'
    | 'local'
    | 'drawers'
    | 'errors'
    | 'editing',
    string
  >
  /** Fonts to preload. */
  export const fonts: string[]
}

declare module 'virtual:common-passwords' {
  /** One password on each line, in lower case. */
  export const commonPasswords: string
}

declare module 'virtual:sheet-fonts' {
  /** TrueType files in base64: the letters of most languages, then the rest of them. */
  export const regular: string[]
  export const bold: string[]
  /** One more for the letters that neither has, in base64. */
  export const fallback: string
}
