/** Joins the parts with hyphens and removes characters that some file systems do not accept. */
export const toSafeName = (...parts: string[]) =>
  parts
    .map(part =>
      part
        .normalize('NFKD')
        .replace(/\p{M}/gu, '')
        .toLowerCase()
        .match(/[a-z0-9]+/g)
        ?.join('-'),
    )
    .filter(Boolean)
    .join('-')

/** Formats the name of a PDF: `dager-ekvika-table-oak-en.pdf`. */
export const formatPdfName = (...parts: string[]) => `${toSafeName(...parts)}.pdf`
