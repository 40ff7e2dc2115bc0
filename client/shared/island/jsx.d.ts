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
  // Invoker commands, used in the style guide. React passes them on, but its types lack them.
  interface ButtonHTMLAttributes<T> {
    command?: string
    commandfor?: string
  }
}
