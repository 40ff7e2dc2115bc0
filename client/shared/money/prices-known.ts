let prices = Promise.resolve()

/**
 * Records the request for live prices, so that analytics waits for the prices before it reports
 * views.
 */
export const awaitPrices = (request: Promise<void>) => {
  prices = request
}

/** Settles when the requested live prices are shown or have failed to load. */
export const whenPricesKnown = () => prices
