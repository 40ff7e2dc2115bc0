let prices = Promise.resolve()

/** Records that live prices are being loaded, so that analytics waits to report views with them. */
export const awaitPrices = (request: Promise<void>) => {
  prices = request
}

/** Resolves once the requested prices are shown, or have failed to load. */
export const whenPricesKnown = () => prices
