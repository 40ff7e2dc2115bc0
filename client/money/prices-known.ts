let prices = Promise.resolve()

/** Notes that live prices are asked for. What is seen is told to the data layer with these. */
export const awaitPrices = (request: Promise<void>) => {
  prices = request
}

/** Settles once the prices that were asked for last stand, or are not to be had. */
export const pricesKnown = () => prices
