import type { DetailedHTMLProps, HTMLAttributes } from 'react'

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'preview-bar': DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement> & { class: string }
      'shop-island': DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement> & {
        name: string
        when?: string
        ids?: string
        sheet?: string
        props?: string
      }
    }
  }
  // Attributes of the Invoker Commands API, used in the style guide. React's types lack them.
  interface ButtonHTMLAttributes<T> {
    command?: string
    commandfor?: string
  }
}
