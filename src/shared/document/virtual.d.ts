declare module 'virtual:client-assets' {
  /** Address of the entry module. */
  export const script: string
  /** Address of the module that completes postal addresses, where a shop has a provider for it. */
  export const completion: string
  /** Address of the passkey module for the editing pages. */
  export const passkeys: string
  /**
   * Addresses of the stylesheets: `frame` for every page, `late` for the frame's parts below the
   * first view, one for each kind of page that needs it (`-late` for parts below its first view),
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
  /** TrueType files in base64: one with the letters of most languages, then one with the rest. */
  export const regular: string[]
  export const bold: string[]
  /** A font in base64 for letters that neither of these has. */
  export const fallback: string
}
