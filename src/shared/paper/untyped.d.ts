/* Types for the parts of fontkit and pdfkit that PDFs use, because these packages have no types. */

declare module 'fontkit' {
  export interface Font {
    hasGlyphForCodePoint(code: number): boolean
  }
  export function create(bytes: Uint8Array): Font
}

declare module 'pdfkit' {
  import type { Font } from 'fontkit'

  /** A tag in the structure tree, which tells screen readers how to read the document. */
  export interface Tag {
    /** Adds a child tag, or content: a function that is called at once and draws. */
    add(child: Tag | (() => void)): Tag
    end(): void
  }

  interface TextOptions {
    lineBreak: false
    /** With this value, `y` is the baseline. */
    baseline: 'alphabetic'
    features?: string[]
    /** Draws the letters' outlines instead of filling them. */
    stroke?: boolean
  }

  /** Lengths are in pt, from the page's top left corner. */
  export default class PDFDocument {
    constructor(options: {
      size: [width: number, height: number]
      margin: number
      bufferPages: true
      autoFirstPage: false
      /** Null, because pdfkit would otherwise read Helvetica from a file. Workers have no files. */
      font: null
      pdfVersion: '1.7'
      subset: 'PDF/UA'
      tagged: true
      displayTitle: true
      lang: string
      info: { Title: string; Author: string; Subject: string; CreationDate: Date }
    })
    addPage(): this
    bufferedPageRange(): { start: number; count: number }
    switchToPage(index: number): void
    registerFont(name: string, font: Font): this
    font(name: string, size: number): this
    widthOfString(text: string, options?: { features?: string[] }): number
    text(text: string, x: number, y: number, options: TextOptions): this
    fillColor(colour: string): this
    strokeColor(colour: string): this
    path(data: string): this
    rect(x: number, y: number, width: number, height: number): this
    moveTo(x: number, y: number): this
    lineTo(x: number, y: number): this
    lineWidth(width: number): this
    stroke(colour: string): this
    fill(colour: string): this
    save(): this
    restore(): this
    translate(x: number, y: number): this
    rotate(degrees: number, options: { origin: [x: number, y: number] }): this
    lineJoin(join: 'round'): this
    lineCap(cap: 'round'): this
    fillAndStroke(fill: string, stroke: string): this
    scale(factor: number): this
    openImage(bytes: ArrayBuffer): Image
    image(image: Image, x: number, y: number, options: { width: number; height: number }): this
    link(x: number, y: number, width: number, height: number, url: string, options: LinkOptions): this
    struct(
      type: string,
      options?: { alt?: string; bbox?: [number, number, number, number]; scope?: 'Row' | 'Column'; lang?: string },
    ): Tag
    addStructure(tag: Tag): this
    markContent(tag: 'Artifact', options: { type: 'Layout' | 'Pagination' }): this
    endMarkedContent(): this
    end(): void
  }

  /** An opened JPEG with its size in px. */
  export interface Image {
    width: number
    height: number
  }

  interface LinkOptions {
    structParent: Tag
    Contents: InstanceType<typeof String>
  }
}

declare module 'pdfkit/output' {
  import type PDFDocument from 'pdfkit'

  /** Collects the document's bytes; call it before drawing. */
  export function toBytes(doc: PDFDocument): Promise<Uint8Array<ArrayBuffer>>
}
