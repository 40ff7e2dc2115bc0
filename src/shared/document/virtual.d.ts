declare module 'virtual:client-assets' {
  /** Address of the entry module. */
  export const script: string
  /** Address of the module that completes postal addresses, for shops that use such a service. */
  export const completion: string
  /** Address of the passkey module for the editing pages. */
  export const passkeys: string
  /** Address of the desk's module, which handles keyboard shortcuts and barcode scanners. */
  export const desk: string
  /**
   * Addresses of the stylesheets: `frame` for every page, `late` for the frame's parts below the
   * first view, `drawers` for drawers and dialogs, the others for one kind of page each (`-late`
   * for the parts below its first view).
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
    | 'account-late'
    | 'compare'
    | 'schedule'
    | 'dealers'
    | 'desk'
    | 'editing-files'
    | 'light'
    | 'local'
    | 'drawers'
    | 'errors'
    | 'editing',
    string
  >
  /** Addresses of the fonts to preload. */
  export const fonts: string[]
}

declare module 'virtual:common-passwords' {
  /** Common passwords in lower case, one on each line. */
  export const commonPasswords: string
}

declare module 'virtual:sheet-fonts' {
  /** TrueType files in base64: the first has the letters of most languages, the second the rest. */
  export const regular: string[]
  export const bold: string[]
  /** A TrueType file in base64 for letters that `regular` and `bold` lack. */
  export const fallback: string
}
