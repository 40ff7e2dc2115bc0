import { createServer, type RequestListener } from 'node:http'
import { openServer } from '../support/open-server.ts'

export type PictureServer = Awaited<ReturnType<typeof startPictureServer>>

/** A server on a free port that knows what it was asked for; `answer` decides what it says. */
export async function startPictureServer(answer: RequestListener) {
  const asked: string[] = []
  const server = createServer((request, response) => {
    asked.push(request.url ?? '')
    answer(request, response)
  })
  return { ...(await openServer(server)), asked }
}
