/** 256 random bits as 64 hexadecimal digits. */
export const randomSecret = () => crypto.getRandomValues(new Uint8Array(32)).toHex()

/** 64 random bits as 16 hexadecimal digits: an id that need not be secret. */
export const randomId = () => crypto.getRandomValues(new Uint8Array(8)).toHex()
