let prices = Promise.resolve()

/** Marks that live prices are being loaded, so that views are reported with them. */
export const awaitPrices = (request: Promise<void>) => {
  prices = request
}

/** Resolves once the requested prices are shown, or have failed to load. */
export const pricesKnown = () => prices
