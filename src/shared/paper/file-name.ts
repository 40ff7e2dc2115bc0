/** Letters that every file system takes, joined by hyphens. */
export const safeName = (...parts: string[]) =>
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

/** The name of a PDF: `dager-ekvika-table-oak-en.pdf`. */
export const fileName = (...parts: string[]) => `${safeName(...parts)}.pdf`
