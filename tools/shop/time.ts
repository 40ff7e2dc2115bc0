/** An ISO time to the minute. */
export const time = (text: unknown) => `${`${text}`.slice(0, 16).replace('T', ' ')} UTC`
