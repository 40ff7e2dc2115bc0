import { Hono } from 'hono'
import type { AppEnv } from '../env.ts'
import { renderPage } from '../frame/render.tsx'
import { PiecesPage } from './page.tsx'
import { samples } from './samples.ts'

/** The pieces on one page, on a developer's machine only. */
export const pieces = new Hono<AppEnv>()

pieces.get('/__pieces', (c, next) =>
  c.env.LOCAL_TOOLS
    ? renderPage(c, <PiecesPage />, { title: samples[c.var.visit.locale].title, noIndex: true })
    : next(),
)
