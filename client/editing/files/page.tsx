import { Library } from './library.tsx'
import { mount } from './mount.tsx'

/** Renders the page of pictures and files. */
export const mountLibrary = (host: Element) => mount(host, <Library />)
