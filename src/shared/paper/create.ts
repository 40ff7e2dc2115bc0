import PDFDocument from 'pdfkit'
import { toBytes } from 'pdfkit/output'
import { type Locale, languageTag } from '#client/shared/texts/locales.ts'
import { registerFonts } from './fonts.ts'
import { paperSize } from './measures.ts'
import type { Paper } from './write.ts'

interface Properties {
  title: string
  author: string
  subject: string
  locale: Locale
  date: Date
}

/** Creates an A4 PDF with one page, tagged according to PDF/UA-1. `finish` returns its bytes. */
export function createPaper({ title, author, subject, locale, date }: Properties) {
  const doc = new PDFDocument({
    size: paperSize,
    margin: 0,
    bufferPages: true,
    autoFirstPage: false,
    font: null,
    pdfVersion: '1.7',
    subset: 'PDF/UA',
    tagged: true,
    displayTitle: true,
    lang: languageTag(locale),
    info: { Title: title, Author: author, Subject: subject, CreationDate: date },
  })
  const bytes = toBytes(doc)
  registerFonts(doc)
  doc.addPage()
  const paper: Paper = { doc, root: doc.struct('Document') }
  doc.addStructure(paper.root)
  const finish = () => {
    paper.root.end()
    doc.end()
    return bytes
  }
  return { paper, finish }
}
