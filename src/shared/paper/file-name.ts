/** Joins the parts with hyphens, in lower case and with the letters a to z and digits only. */
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

/** Formats the file name of a PDF, such as `dager-ekvika-table-oak-en.pdf`. */
export const formatPdfName = (...parts: string[]) => `${toSafeName(...parts)}.pdf`
