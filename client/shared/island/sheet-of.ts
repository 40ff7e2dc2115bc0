/** The address of the stylesheet that one of the page's islands names; null without the island. */
export const sheetOf = (island: string) =>
  document.querySelector(`shop-island[name="${island}"]`)?.getAttribute('sheet') ?? null
