/** The address of the stylesheet of an island on this page; null if the island is not on it. */
export const findIslandSheet = (island: string) =>
  document.querySelector(`shop-island[name="${island}"]`)?.getAttribute('sheet') ?? null
