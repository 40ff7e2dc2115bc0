/** Letters that every file system takes: `dager-ekvika-table-oak-en.pdf`. */
export const fileName = (...parts: string[]) =>
  `${parts
    .map(part =>
      part
        .normalize('NFKD')
        .replace(/\p{M}/gu, '')
        .toLowerCase()
        .match(/[a-z0-9]+/g)
        ?.join('-'),
    )
    .filter(Boolean)
    .join('-')}.pdf`
