/** The address of an island's stylesheet; null if the island is not on this page. */
export const findIslandSheet = (island: string) =>
  document.querySelector(`shop-island[name="${island}"]`)?.getAttribute('sheet') ?? null
